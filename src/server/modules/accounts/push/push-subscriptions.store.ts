import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts, pushSubscriptions } from '#server/database/schema/index.ts';

type NewSubscription = typeof pushSubscriptions.$inferInsert;

/** Counts the other push devices of an account; locks its row, so that concurrent calls count each other. */
export const countOtherDevices = async (
  tx: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<number> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return tx.$count(
    pushSubscriptions,
    and(eq(pushSubscriptions.accountId, accountId), ne(pushSubscriptions.sessionId, sessionId)),
  );
};

/** One per browser, and one browser per session: earlier ones of either are replaced. */
export const replaceSubscription = async (tx: Transaction, subscription: NewSubscription): Promise<void> => {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, subscription.endpoint));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, subscription.sessionId));
  await tx.insert(pushSubscriptions).values(subscription);
};

export const deleteOfSession = async (executor: Executor, sessionId: string): Promise<void> => {
  await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
};

/** Returns which of these sessions receive push messages. */
export const findPushed = async (executor: Executor, accountId: string): Promise<Set<string>> => {
  const rows = await executor
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId));
  return new Set(rows.map(({ sessionId }) => sessionId));
};

/** Returns the push devices of these accounts with their language. */
export const findDevices = (executor: Executor, accountIds: readonly string[]) =>
  executor
    .select({
      id: pushSubscriptions.id,
      accountId: pushSubscriptions.accountId,
      sessionId: pushSubscriptions.sessionId,
      language: accounts.language,
    })
    .from(pushSubscriptions)
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(inArray(pushSubscriptions.accountId, [...accountIds]));

export const findSubscription = async (executor: Executor, id: string) => {
  const [found] = await executor.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return found;
};

export const deleteSubscription = async (executor: Executor, id: string): Promise<void> => {
  await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
};

export const readDevices = (executor: Executor, accountId: string) =>
  executor
    .select({ id: pushSubscriptions.id, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId));
