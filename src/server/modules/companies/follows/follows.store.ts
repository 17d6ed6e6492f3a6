import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { companies, companyFollows } from '#server/database/schema/companies.ts';

export const insertFollow = async (
  executor: Executor,
  follow: { candidateId: string; companyId: string; createdAt: Date },
): Promise<void> => {
  await executor.insert(companyFollows).values(follow).onConflictDoNothing();
};

export const deleteFollow = async (executor: Executor, candidateId: string, companyId: string): Promise<void> => {
  await executor
    .delete(companyFollows)
    .where(and(eq(companyFollows.candidateId, candidateId), eq(companyFollows.companyId, companyId)));
};

/** One page of the verified companies that a candidate follows, the last first, and how many there are. */
export const findFollowed = async (
  executor: Executor,
  candidateId: string,
  { only, limit, offset }: { only: readonly string[]; limit: number; offset: number },
): Promise<Page<string>> => {
  const where = and(
    eq(companyFollows.candidateId, candidateId),
    eq(companies.listed, true),
    only.length > 0 ? inArray(companyFollows.companyId, [...only]) : undefined,
  );
  const rows = await executor
    .select({ id: companyFollows.companyId })
    .from(companyFollows)
    .innerJoin(companies, eq(companies.accountId, companyFollows.companyId))
    .where(where)
    .orderBy(desc(companyFollows.createdAt), desc(companyFollows.companyId))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from(companyFollows)
    .innerJoin(companies, eq(companies.accountId, companyFollows.companyId))
    .where(where);
  return { items: rows.map(({ id }) => id), total: counted?.total ?? 0 };
};
