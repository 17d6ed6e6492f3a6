import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { companies, companyFollows } from '#server/database/schema/companies.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

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

/** Returns one page of the verified companies that a candidate follows, last followed first, and their total. */
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

/**
 * Finds an open job of a verified company under its own name, with the values of its notice; undefined for any other.
 */
export const findJobToTell = async (
  executor: Executor,
  jobId: string,
): Promise<{ companyId: string; jobTitle: string; companyName: string } | undefined> => {
  const [job] = await executor
    .select({ companyId: companies.accountId, jobTitle: jobs.title, companyName: recruiters.companyName })
    .from(jobs)
    .innerJoin(companies, eq(companies.accountId, jobs.recruiterId))
    .innerJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .where(
      and(
        eq(jobs.id, jobId),
        eq(jobs.status, 'Active'),
        isNull(jobs.deletedAt),
        eq(companies.listed, true),
        sql`lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))`,
      ),
    );
  return job;
};

/** Returns followers of a company by id, after a given one. */
export const followersAfter = async (
  executor: Executor,
  companyId: string,
  after: string | undefined,
  most: number,
): Promise<string[]> => {
  const rows = await executor
    .select({ id: companyFollows.candidateId })
    .from(companyFollows)
    .where(
      and(
        eq(companyFollows.companyId, companyId),
        after === undefined ? undefined : gt(companyFollows.candidateId, after),
      ),
    )
    .orderBy(asc(companyFollows.candidateId))
    .limit(most);
  return rows.map(({ id }) => id);
};
