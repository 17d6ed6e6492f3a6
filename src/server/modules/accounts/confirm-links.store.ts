import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { oneTimeTokens } from '#server/database/schema/sessions.ts';

const unusedOf = (accountId: string) =>
  and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, 'confirm_email'), isNull(oneTimeTokens.usedAt));

export const insertConfirmToken = async (
  executor: Executor,
  token: { tokenHash: Buffer; accountId: string; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await executor.insert(oneTimeTokens).values({ ...token, purpose: 'confirm_email' });
};

/** Whether a link asked for later has been emailed: the queue keeps no order. */
export const hasLaterConfirmToken = async (executor: Executor, accountId: string, askedAt: Date): Promise<boolean> =>
  (await executor.$count(oneTimeTokens, and(unusedOf(accountId), gt(oneTimeTokens.createdAt, askedAt)))) > 0;

/** Invalidates all confirmation links emailed earlier. */
export const deleteConfirmTokens = async (executor: Executor, accountId: string): Promise<void> => {
  await executor.delete(oneTimeTokens).where(unusedOf(accountId));
};

/**
 * Locks a link, used or not, and reads its account. The account is read after locking: another click may have changed
 * it while this one waited.
 */
export const lockConfirmLink = async (executor: Executor, tokenHash: Buffer) => {
  const [link] = await executor
    .select({
      id: oneTimeTokens.id,
      email: oneTimeTokens.email,
      usedAt: oneTimeTokens.usedAt,
      expiresAt: oneTimeTokens.expiresAt,
      accountId: oneTimeTokens.accountId,
    })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, 'confirm_email')))
    .for('update');
  if (!link?.accountId) return undefined;
  const [account] = await executor
    .select({ id: accounts.id, kind: accounts.kind, email: accounts.email, status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, link.accountId));
  return account && { ...link, account };
};

export const spendConfirmToken = async (executor: Executor, id: string, at: Date): Promise<void> => {
  await executor.update(oneTimeTokens).set({ usedAt: at }).where(eq(oneTimeTokens.id, id));
};

/** The new address that an account has requested and not yet confirmed. */
export const findPendingEmail = async (
  executor: Executor,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<string | undefined> => {
  const [pending] = await executor
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(and(unusedOf(accountId), gt(oneTimeTokens.expiresAt, now), ne(oneTimeTokens.email, email)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return pending?.email ?? undefined;
};
