import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { mailedJobs } from '#server/database/schema/fits.ts';
import { jobs } from '#server/database/schema/jobs.ts';

const ofCandidate = (candidateId: string) => eq(mailedJobs.candidateId, candidateId);

/** Finds which of these jobs a candidate has been emailed. */
export const findMailed = async (
  executor: Executor,
  candidateId: string,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await executor
    .select({ jobId: mailedJobs.jobId })
    .from(mailedJobs)
    .where(and(ofCandidate(candidateId), inArray(mailedJobs.jobId, [...jobIds])));
  return new Set(rows.map(({ jobId }) => jobId));
};

/**
 * Serializes the emails of jobs to one candidate until the transaction ends: a concurrent run sees what the first has
 * recorded.
 */
export const holdMailed = async (tx: Transaction, candidateId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailed jobs:${candidateId}`}, 0))`);
};

export const wasMailedSince = async (executor: Executor, candidateId: string, since: Date): Promise<boolean> => {
  const rows = await executor
    .select({ jobId: mailedJobs.jobId })
    .from(mailedJobs)
    .where(and(ofCandidate(candidateId), gte(mailedJobs.mailedAt, since)))
    .limit(1);
  return rows.length > 0;
};

/** Records jobs as emailed. @returns those that were not recorded before */
export const insertMailed = async (
  executor: Executor,
  { candidateId, jobIds, mailedAt }: { candidateId: string; jobIds: readonly string[]; mailedAt: Date },
): Promise<ReadonlySet<string>> => {
  if (jobIds.length === 0) return new Set();
  const noted = await executor
    .insert(mailedJobs)
    .values(jobIds.map((jobId) => ({ candidateId, jobId, mailedAt })))
    .onConflictDoNothing()
    .returning({ jobId: mailedJobs.jobId });
  return new Set(noted.map(({ jobId }) => jobId));
};

/** Returns the jobs that a candidate was emailed, for their data export. */
export const readMailedData = (executor: Executor, candidateId: string) =>
  executor
    .select({ jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName, at: mailedJobs.mailedAt })
    .from(mailedJobs)
    .innerJoin(jobs, eq(jobs.id, mailedJobs.jobId))
    .where(ofCandidate(candidateId));
