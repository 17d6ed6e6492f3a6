import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { jobs, savedJobs, savedSearches } from '#server/database/schema/index.ts';

/** The recruiter's jobs to close; those frozen by an administrator stay frozen. */
export const jobsToClose = async (
  executor: Executor,
  recruiterId: string,
): Promise<{ id: string; jobCode: string; status: JobStatus }[]> =>
  executor
    .select({ id: jobs.id, jobCode: jobs.jobCode, status: jobs.status })
    .from(jobs)
    .where(
      and(eq(jobs.recruiterId, recruiterId), isNull(jobs.deletedAt), inArray(jobs.status, ['Active', 'Not Active'])),
    )
    .for('update');

export const closeJobs = async (executor: Executor, recruiterId: string, ids: string[], at: Date): Promise<void> => {
  if (ids.length > 0)
    await executor
      .update(jobs)
      .set({ status: 'Closed', updatedAt: at, version: sql`${jobs.version} + 1` })
      .where(inArray(jobs.id, ids));
  // The logo is a file of the departing recruiter and is deleted with the account.
  await executor.update(jobs).set({ logoFileId: null }).where(eq(jobs.recruiterId, recruiterId));
};

export const readPostings = async (executor: Executor, recruiterId: string) => {
  const { searchText: _text, skillsText: _skills, placeKeys: _keys, ...posting } = getTableColumns(jobs);
  return {
    jobs: await executor
      .select(posting)
      .from(jobs)
      .where(eq(jobs.recruiterId, recruiterId))
      .orderBy(asc(jobs.createdAt)),
  };
};

export const readSaved = async (executor: Executor, candidateId: string) => ({
  'saved-jobs': await executor
    .select({
      jobId: jobs.jobCode,
      title: jobs.title,
      companyName: jobs.companyName,
      savedAt: savedJobs.createdAt,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(eq(savedJobs.candidateId, candidateId)),
  'saved-searches': await executor.select().from(savedSearches).where(eq(savedSearches.candidateId, candidateId)),
});
