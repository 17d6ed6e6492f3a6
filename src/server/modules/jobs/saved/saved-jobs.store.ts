import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { savedJobs } from '#server/database/schema/saved.ts';
import { byIdOrCode, type JobRow, selectJobs } from '../posting/jobs.store.ts';
import { isReadable } from '../search/job-filters.store.ts';

export interface KeptJob {
  job: JobRow;
  savedAt: Date;
}

interface Wanted {
  candidateId: string;
  /** Only these, by record id or readable id; empty for all. */
  jobIds: readonly string[];
  today: string;
  limit: number;
  page: number;
}

const keptBy = ({ candidateId, jobIds, today }: Omit<Wanted, 'limit' | 'page'>): SQL | undefined =>
  and(
    eq(savedJobs.candidateId, candidateId),
    isReadable(today),
    jobIds.length === 0 ? undefined : (or(...jobIds.map(byIdOrCode)) ?? sql`false`),
  );

/** Returns one page of the saved jobs that are still readable, last saved first, and their total. */
export const findKeptJobs = async (executor: Executor, wanted: Wanted): Promise<Page<KeptJob>> => {
  const where = keptBy(wanted);
  const keys = await executor
    .select({ jobId: savedJobs.jobId, savedAt: savedJobs.createdAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(where)
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit);
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(where);
  const ids = keys.map(({ jobId }) => jobId);
  const rows =
    ids.length === 0
      ? []
      : await selectJobs(executor, 'nobody').where(and(inArray(jobs.id, ids), isNull(jobs.deletedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = keys.flatMap(({ jobId, savedAt }) => {
    const job = byId.get(jobId);
    return job ? [{ job, savedAt }] : [];
  });
  return { items, total: counted?.total ?? 0 };
};

/** Saves a job; one that is saved already keeps its position. */
export const insertKept = async (
  executor: Executor,
  kept: { candidateId: string; jobId: string; createdAt: Date },
): Promise<void> => {
  await executor.insert(savedJobs).values(kept).onConflictDoNothing();
};

/** Removes a saved job, even when it is no longer readable. */
export const deleteKept = async (
  executor: Executor,
  { candidateId, idOrCode }: { candidateId: string; idOrCode: string },
): Promise<void> => {
  const which = byIdOrCode(idOrCode);
  if (!which) return;
  await executor
    .delete(savedJobs)
    .where(
      and(
        eq(savedJobs.candidateId, candidateId),
        inArray(savedJobs.jobId, executor.select({ id: jobs.id }).from(jobs).where(which)),
      ),
    );
};
