import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { oneTimeTokens } from '#server/database/schema/sessions.ts';

const invitation = eq(oneTimeTokens.purpose, 'admin_invite');
const open = (now: Date) => and(invitation, isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));

const all = (executor: Executor) =>
  executor
    .select({
      id: oneTimeTokens.id,
      email: oneTimeTokens.email,
      super: oneTimeTokens.super,
      createdAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
      inviter: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(oneTimeTokens)
    .leftJoin(accounts, eq(accounts.id, oneTimeTokens.createdBy))
    .$dynamic();

export type InvitationRow = Awaited<ReturnType<typeof all>>[number];

/** Lists valid invitations, newest first. */
export const listOpenInvitations = async (
  executor: Executor,
  { now, page, limit }: { now: Date; page: number; limit: number },
): Promise<Page<InvitationRow>> => {
  const items = await all(executor)
    .where(open(now))
    .orderBy(desc(oneTimeTokens.createdAt), desc(oneTimeTokens.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await executor.select({ total: count() }).from(oneTimeTokens).where(open(now));
  return { items, total: counted?.total ?? 0 };
};

export const findOpenInvitation = async (
  executor: Executor,
  { id, now }: { id: string; now: Date },
): Promise<InvitationRow | undefined> => {
  const [row] = await all(executor).where(and(eq(oneTimeTokens.id, id), open(now)));
  return row;
};

export const isInvited = async (executor: Executor, { email, now }: { email: string; now: Date }): Promise<boolean> => {
  const rows = await executor
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.email, email), open(now)))
    .limit(1);
  return rows.length > 0;
};

export const insertInvitation = async (
  executor: Executor,
  token: { tokenHash: Buffer; email: string; super: boolean; createdBy: string; createdAt: Date; expiresAt: Date },
): Promise<string> => {
  const [inserted] = await executor
    .insert(oneTimeTokens)
    .values({ ...token, purpose: 'admin_invite' })
    .returning({ id: oneTimeTokens.id });
  if (!inserted) throw new Error('The invitation was not inserted.');
  return inserted.id;
};

/** Gives an open invitation a new link; the previous one becomes invalid. */
export const updateInvitationToken = async (
  executor: Executor,
  { id, tokenHash, now }: { id: string; tokenHash: Buffer; now: Date },
): Promise<boolean> => {
  const updated = await executor
    .update(oneTimeTokens)
    .set({ tokenHash })
    .where(and(eq(oneTimeTokens.id, id), open(now)))
    .returning({ id: oneTimeTokens.id });
  return updated.length > 0;
};

/** Deletes an invitation. @returns what was withdrawn; undefined when it was used, expired or withdrawn before */
export const deleteOpenInvitation = async (executor: Executor, { id, now }: { id: string; now: Date }) => {
  const [withdrawn] = await executor
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.id, id), open(now)))
    .returning({ super: oneTimeTokens.super });
  return withdrawn;
};

/** Invitations by somebody who lost the right to invite are void. */
export const deleteInvitationsBy = async (executor: Executor, accountId: string): Promise<void> => {
  await executor
    .delete(oneTimeTokens)
    .where(and(invitation, eq(oneTimeTokens.createdBy, accountId), isNull(oneTimeTokens.usedAt)));
};
