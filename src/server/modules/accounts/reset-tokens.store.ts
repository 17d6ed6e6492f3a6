import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { oneTimeTokens } from '#server/database/schema/sessions.ts';

interface Shown {
  tokenHash: Buffer;
  now: Date;
}

const live = ({ tokenHash, now }: Shown) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, 'reset'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );

export const insertResetToken = async (
  executor: Executor,
  token: { tokenHash: Buffer; accountId: string; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await executor.insert(oneTimeTokens).values({ ...token, purpose: 'reset' });
};

/** Returns the account of a link that is neither used nor expired. */
export const findResetHolder = async (executor: Executor, shown: Shown) => {
  const [holder] = await executor
    .select({ id: accounts.id, kind: accounts.kind, email: accounts.email })
    .from(oneTimeTokens)
    .innerJoin(accounts, eq(accounts.id, oneTimeTokens.accountId))
    .where(live(shown));
  return holder;
};

/** Consumes a link; only one of two concurrent uses succeeds. */
export const useResetToken = async (executor: Executor, shown: Shown): Promise<boolean> => {
  const used = await executor
    .update(oneTimeTokens)
    .set({ usedAt: shown.now })
    .where(live(shown))
    .returning({ id: oneTimeTokens.id });
  return used.length > 0;
};

/** Invalidates all reset links emailed earlier. */
export const deleteResetTokens = async (executor: Executor, accountId: string): Promise<void> => {
  await executor
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, 'reset')));
};
