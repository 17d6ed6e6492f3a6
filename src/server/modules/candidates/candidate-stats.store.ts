import { count, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';

export const countGroups = (executor: Executor) =>
  executor
    .select({ status: accounts.status, applyFor: candidates.applyFor, count: count() })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .groupBy(accounts.status, candidates.applyFor);

/** New candidates by day. @param since first instant counted */
export const countRegisteredByDay = (executor: Executor, since: Date): Promise<{ day: string; count: number }[]> =>
  executor
    .select({
      day: sql<string>`to_char(${accounts.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      count: count(),
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(gte(accounts.createdAt, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
