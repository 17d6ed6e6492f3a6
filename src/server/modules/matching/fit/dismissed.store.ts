import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { NotForMeReason } from '#contract/fit-vocabulary.ts';
import type { Executor } from '#server/database/client.ts';
import { applications } from '#server/database/schema/applications.ts';
import { dismissedJobs } from '#server/database/schema/fits.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { byIdOrCode } from '#server/modules/jobs/public.ts';

interface OfCandidate {
  candidateId: string;
  jobId: string;
}

/** Stores a dismissal, or updates its reason. */
export const upsertDismissed = async (
  executor: Executor,
  { reason, at, ...key }: OfCandidate & { reason: NotForMeReason | null; at: Date },
): Promise<void> => {
  await executor
    .insert(dismissedJobs)
    .values({ ...key, reason, createdAt: at })
    .onConflictDoUpdate({ target: [dismissedJobs.candidateId, dismissedJobs.jobId], set: { reason } });
};

/** Deletes it, by record id or readable id, even when the job is no longer readable. */
export const deleteDismissed = async (
  executor: Executor,
  { candidateId, idOrCode }: { candidateId: string; idOrCode: string },
): Promise<void> => {
  const which = byIdOrCode(idOrCode);
  if (!which) return;
  const meant = executor.select({ id: jobs.id }).from(jobs).where(which);
  await executor
    .delete(dismissedJobs)
    .where(and(eq(dismissedJobs.candidateId, candidateId), inArray(dismissedJobs.jobId, meant)));
};

/** A candidate's dismissals, with the values that their reasons refer to. */
export const findDismissed = (executor: Executor, candidateId: string) =>
  executor
    .select({
      jobId: dismissedJobs.jobId,
      reason: dismissedJobs.reason,
      title: jobs.title,
      companyName: jobs.companyName,
      location: jobs.location,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      showSalary: jobs.showSalary,
    })
    .from(dismissedJobs)
    .innerJoin(jobs, eq(jobs.id, dismissedJobs.jobId))
    .where(eq(dismissedJobs.candidateId, candidateId));

export type DismissedRow = Awaited<ReturnType<typeof findDismissed>>[number];

/** One page of a candidate's dismissals, newest first, with their jobs, also closed and deleted ones. */
export const findDismissedPage = async (
  executor: Executor,
  candidateId: string,
  { limit, offset }: { limit: number; offset: number },
) => {
  const items = await executor
    .select({
      reason: dismissedJobs.reason,
      at: dismissedJobs.createdAt,
      job: { _id: jobs.id, jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName },
    })
    .from(dismissedJobs)
    .innerJoin(jobs, eq(jobs.id, dismissedJobs.jobId))
    .where(eq(dismissedJobs.candidateId, candidateId))
    .orderBy(desc(dismissedJobs.createdAt), desc(dismissedJobs.jobId))
    .limit(limit)
    .offset(offset);
  return { items, total: await executor.$count(dismissedJobs, eq(dismissedJobs.candidateId, candidateId)) };
};

/** Jobs that a candidate has applied to without withdrawing. */
export const findAppliedJobs = async (executor: Executor, candidateId: string): Promise<string[]> => {
  const rows = await executor
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), ne(applications.status, 'withdrawn')));
  return rows.map(({ jobId }) => jobId);
};

/** A candidate's dismissals, for their data export. */
export const readDismissedData = (executor: Executor, candidateId: string) =>
  executor
    .select({
      jobId: jobs.jobCode,
      title: jobs.title,
      companyName: jobs.companyName,
      reason: dismissedJobs.reason,
      at: dismissedJobs.createdAt,
    })
    .from(dismissedJobs)
    .innerJoin(jobs, eq(jobs.id, dismissedJobs.jobId))
    .where(eq(dismissedJobs.candidateId, candidateId));

/** Finds the jobs that a candidate has applied to or dismissed; their list leaves these out. */
export const findSeenJobs = async (executor: Executor, candidateId: string): Promise<Set<string>> => {
  const sentAway = await executor
    .select({ jobId: dismissedJobs.jobId })
    .from(dismissedJobs)
    .where(eq(dismissedJobs.candidateId, candidateId));
  return new Set([...(await findAppliedJobs(executor, candidateId)), ...sentAway.map(({ jobId }) => jobId)]);
};
