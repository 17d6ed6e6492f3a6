import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { idleWarnings } from '#server/database/schema/sessions.ts';

/** Last use of an account; its creation when that is older than this record. */
const lastUsedAt = sql<Date>`coalesce(${accounts.lastActiveAt}, ${accounts.createdAt})`.mapWith(accounts.createdAt);

const person = {
  id: accounts.id,
  kind: accounts.kind,
  userCode: accounts.userCode,
  email: accounts.email,
  lastUsedAt,
};

/** Deletes warnings older than the last use of their account. */
export const dropVoidWarnings = async (executor: Executor): Promise<void> => {
  await executor
    .delete(idleWarnings)
    .where(
      sql`exists (select from ${accounts} where ${accounts.id} = ${idleWarnings.accountId} and ${lastUsedAt} > ${idleWarnings.lastUsedAt})`,
    );
};

const [earlier, same] = [alias(idleWarnings, 'earlier'), alias(idleWarnings, 'same')];

/** Finds candidates and recruiters due for the given warning; their previous one was accepted before the given time. */
export const findToWarn = (
  executor: Executor,
  { stage, usedBefore, warnedBefore, most }: { stage: number; usedBefore: Date; warnedBefore: Date; most: number },
) =>
  executor
    .select(person)
    .from(accounts)
    .leftJoin(earlier, and(eq(earlier.accountId, accounts.id), eq(earlier.stage, stage - 1)))
    .leftJoin(same, and(eq(same.accountId, accounts.id), eq(same.stage, stage)))
    .where(
      and(
        ne(accounts.kind, 'admin'),
        lt(lastUsedAt, usedBefore),
        sql`${same.stage} is null`,
        stage === 1 ? undefined : lte(earlier.acceptedAt, warnedBefore),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(most);

/** Accounts whose last warning was accepted before the given time and that have not been used since. */
export const findOverdue = (
  executor: Executor,
  { stage, warnedBefore, most }: { stage: number; warnedBefore: Date; most: number },
) =>
  executor
    .select(person)
    .from(accounts)
    .innerJoin(idleWarnings, and(eq(idleWarnings.accountId, accounts.id), eq(idleWarnings.stage, stage)))
    .where(
      and(
        ne(accounts.kind, 'admin'),
        lte(idleWarnings.acceptedAt, warnedBefore),
        lte(lastUsedAt, idleWarnings.lastUsedAt),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(most);

/** Finds the account if it has not been used since then; undefined when it is gone. */
export const findUnused = async (executor: Executor, accountId: string, since: Date) => {
  const [account] = await executor
    .select(person)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), lte(lastUsedAt, since)));
  return account;
};

export const insertWarning = async (executor: Executor, warning: typeof idleWarnings.$inferInsert): Promise<void> => {
  await executor.insert(idleWarnings).values(warning).onConflictDoNothing();
};

export const wasWarned = async (
  executor: Executor,
  { accountId, stage }: { accountId: string; stage: number },
): Promise<boolean> =>
  (await executor.$count(idleWarnings, and(eq(idleWarnings.accountId, accountId), eq(idleWarnings.stage, stage)))) > 0;
