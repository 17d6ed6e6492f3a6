import { and, count, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { EmploymentType } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { accessLog } from '#server/database/schema/trust.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

/** New accounts by kind and day in India. @param since first instant counted */
export const countNewPeople = (executor: Executor, since: Date) =>
  executor
    .select({
      kind: accounts.kind,
      day: sql<string>`to_char(${accounts.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      count: count(),
    })
    .from(accounts)
    .where(and(inArray(accounts.kind, ['candidate', 'recruiter']), gte(accounts.createdAt, since)))
    .groupBy(sql`1`, sql`2`);

/** Jobs in any state by employment type. */
export const countTypes = (executor: Executor): Promise<{ type: EmploymentType | null; count: number }[]> =>
  executor
    .select({ type: jobs.employmentType, count: count() })
    .from(jobs)
    .where(isNull(jobs.deletedAt))
    .groupBy(jobs.employmentType);

/** Of jobs that are not deleted. @param today the day in India on which an open one has begun and has not ended */
export const isOpen = (today: string): SQL | undefined =>
  and(eq(jobs.status, 'Active'), lte(jobs.deadlineStart, today), gte(jobs.deadlineEnd, today));

/** Posted by an account that may publish, or imported without a recruiter. Needs the posters' accounts. */
const isKept = or(inArray(accounts.status, [...LIVE_STATUSES]), eq(jobs.forNobody, true));

/** Number of open jobs per location, as typed. */
export const countOpenLocations = (executor: Executor, today: string): Promise<{ value: string; count: number }[]> =>
  executor
    .select({ value: jobs.location, count: count() })
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(and(isNull(jobs.deletedAt), isOpen(today), isKept))
    .groupBy(jobs.location);

const isVerified = sql<boolean>`coalesce(
  lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${recruiters.companyName})), false)`;

/** Recruiters with an open job whose company is not verified under its current name. */
export const countUnverifiedCompanies = async (executor: Executor, today: string): Promise<number> => {
  const [row] = await executor
    .select({ count: sql<number>`count(distinct ${jobs.recruiterId})::int` })
    .from(jobs)
    .innerJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .innerJoin(accounts, eq(accounts.id, recruiters.accountId))
    .where(
      and(isNull(jobs.deletedAt), isOpen(today), inArray(accounts.status, [...LIVE_STATUSES]), sql`not ${isVerified}`),
    );
  return row?.count ?? 0;
};

/**
 * Number of different candidates served to each recruiter on the day, without the recruiter's applicants; most first.
 */
export const countServedToday = (executor: Executor, day: string) =>
  executor
    .select({
      userCode: accounts.userCode,
      companyVerified: isVerified,
      count: sql<number>`count(distinct ${accessLog.candidateId})::int`,
    })
    .from(accessLog)
    .innerJoin(recruiters, eq(recruiters.accountId, accessLog.recruiterId))
    .innerJoin(accounts, eq(accounts.id, accessLog.recruiterId))
    .where(and(eq(accessLog.day, day), accessLog.counted))
    .groupBy(accounts.id, recruiters.accountId)
    .orderBy(sql`3 desc`)
    .limit(100);
