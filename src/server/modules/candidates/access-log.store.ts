import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { applications } from '#server/database/schema/applications.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { accessLog } from '#server/database/schema/trust.ts';

/** Prevents two concurrent pages from both passing the limit check. */
export const lockServing = async (executor: Executor, recruiterId: string): Promise<void> => {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`served ${recruiterId}`}, 0))`);
};

interface Day {
  recruiterId: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
}

const counted = ({ recruiterId, day }: Day) =>
  and(eq(accessLog.recruiterId, recruiterId), eq(accessLog.day, day), accessLog.counted);

/** Number of different candidates served on the day, without the recruiter's applicants. */
export const countServed = async (executor: Executor, on: Day): Promise<number> => {
  const [row] = await executor
    .select({ served: sql<number>`count(distinct ${accessLog.candidateId})::int` })
    .from(accessLog)
    .where(counted(on));
  return row?.served ?? 0;
};

/** Those of them already served on the day. */
export const servedAmong = async (executor: Executor, on: Day, candidateIds: string[]): Promise<Set<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ id: accessLog.candidateId })
    .from(accessLog)
    .where(and(counted(on), anyOf(accessLog.candidateId, candidateIds)));
  return new Set(rows.map(({ id }) => id));
};

/** Applications to the jobs of this recruiter that are not withdrawn. */
const standsWith = (recruiterId: string) =>
  and(eq(jobs.recruiterId, recruiterId), ne(applications.status, 'withdrawn'));

/** Newest application of each to a job of this recruiter: the reason for access. */
export const applicationsAmong = async (
  executor: Executor,
  recruiterId: string,
  candidateIds: string[],
): Promise<Map<string, { applicationId: string; jobId: string }>> => {
  if (candidateIds.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([applications.candidateId], {
      candidateId: applications.candidateId,
      applicationId: applications.id,
      jobId: applications.jobId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(standsWith(recruiterId), anyOf(applications.candidateId, candidateIds)))
    .orderBy(applications.candidateId, desc(applications.appliedAt));
  return new Map(rows.flatMap(({ candidateId, ...why }) => (candidateId ? [[candidateId, why] as const] : [])));
};

/** Readable ids of the recruiter's jobs with an application of the candidate that is not withdrawn. */
export const jobsAppliedTo = async (
  executor: Executor,
  recruiterId: string,
  candidateId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await executor
    .selectDistinct({ jobCode: jobs.jobCode })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(standsWith(recruiterId), eq(applications.candidateId, candidateId)));
  return new Set(rows.map(({ jobCode }) => jobCode));
};

/** Profiles this recruiter has opened on the day since the moment: reopening one counts as the same opening. */
export const openedSince = async (
  executor: Executor,
  on: Day,
  since: Date,
  candidateIds: string[],
): Promise<Set<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ id: accessLog.candidateId })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.recruiterId, on.recruiterId),
        eq(accessLog.day, on.day),
        eq(accessLog.kind, 'profile_opened'),
        gt(accessLog.at, since),
        inArray(accessLog.candidateId, candidateIds),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};
