import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { accessLog } from '#server/database/schema/trust.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

interface Slice {
  limit: number;
  offset: number;
}

const row = {
  id: accessLog.id,
  kind: accessLog.kind,
  at: accessLog.at,
  companyName: accessLog.companyName,
  applicationId: accessLog.applicationId,
  jobTitle: sql<string | null>`coalesce(${jobs.title}, ${applications.jobTitle})`,
  jobCode: jobs.jobCode,
  /** The company name is still the verified one. */
  companyVerified: sql<boolean>`coalesce(lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${accessLog.companyName})), false)`,
  candidateId: accessLog.candidateId,
  candidateCode: accounts.userCode,
  candidateName: sql<string>`btrim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
  /** Old entries show only the code of candidates who are hidden or have withdrawn. */
  candidateSeen: sql<boolean>`(${and(
    inArray(accounts.status, [...LIVE_STATUSES]),
    or(
      candidates.findable,
      sql`exists (select from ${applications} a join ${jobs} j on j.id = a.job_id
        where a.candidate_id = ${accessLog.candidateId} and a.status <> 'withdrawn' and j.recruiter_id = ${accessLog.recruiterId})`,
    ),
  )})`,
};

const listWhere = async (executor: Executor, where: SQL, { limit, offset }: Slice) => {
  const items = await executor
    .select(row)
    .from(accessLog)
    .innerJoin(candidates, eq(candidates.accountId, accessLog.candidateId))
    .innerJoin(accounts, eq(accounts.id, accessLog.candidateId))
    .leftJoin(recruiters, eq(recruiters.accountId, accessLog.recruiterId))
    .leftJoin(applications, eq(applications.id, accessLog.applicationId))
    .leftJoin(jobs, eq(jobs.id, accessLog.jobId))
    .where(where)
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor.select({ total: count() }).from(accessLog).where(where);
  return { items, total: counted?.total ?? 0 };
};

/** Accesses to this candidate, newest first. */
export const listAccessesOf = (executor: Executor, candidateId: string, slice: Slice) =>
  listWhere(executor, eq(accessLog.candidateId, candidateId), slice);

/** Accesses by this recruiter, newest first. */
export const listAccessesBy = (executor: Executor, recruiterId: string, slice: Slice) =>
  listWhere(executor, eq(accessLog.recruiterId, recruiterId), slice);

export type AccessRow = Awaited<ReturnType<typeof listAccessesOf>>['items'][number];
