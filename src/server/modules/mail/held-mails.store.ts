import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { heldMails, type QueuedMail } from '#server/database/schema/mail.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

export interface Pair {
  senderId: string;
  recipientId: string;
}

const isOf = ({ senderId, recipientId }: Pair) =>
  and(eq(heldMails.recipientId, recipientId), eq(heldMails.senderId, senderId));

export const hasHeld = async (executor: Executor, pair: Pair): Promise<boolean> =>
  (await executor.$count(heldMails, isOf(pair))) > 0;

export const hold = async (tx: Transaction, pair: Pair, mail: QueuedMail): Promise<void> => {
  await tx.insert(heldMails).values({ ...pair, mail });
};

/** Locks held emails of a recruiter, so that each is sent once; to all or one of their recipients, oldest first. */
export const lockHeldMails = (tx: Transaction, of: Pick<Pair, 'senderId'> & Partial<Pair>) =>
  tx
    .select({ id: heldMails.id, recipientId: heldMails.recipientId, mail: heldMails.mail })
    .from(heldMails)
    .where(
      and(
        eq(heldMails.senderId, of.senderId),
        of.recipientId === undefined ? undefined : eq(heldMails.recipientId, of.recipientId),
      ),
    )
    .orderBy(asc(heldMails.createdAt), asc(heldMails.id))
    .for('update');

export const countHeldMails = (executor: Executor): Promise<number> => executor.$count(heldMails);

export const dropHeldMails = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  await tx.delete(heldMails).where(inArray(heldMails.id, [...ids]));
};

export const findAccountId = async (
  executor: Executor,
  kind: AccountKind,
  email: string,
): Promise<string | undefined> => {
  const [account] = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.email, email)));
  return account?.id;
};

/** The recipient of held emails, and their sender's company. */
export const findNames = async (executor: Executor, { senderId, recipientId }: Pair) => {
  const [reader] = await executor.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, recipientId));
  const [sender] = await executor
    .select({ companyName: recruiters.companyName })
    .from(recruiters)
    .where(eq(recruiters.accountId, senderId));
  return reader && { ...reader, companyName: sender?.companyName ?? '' };
};
