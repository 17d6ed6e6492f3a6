import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { savedJobs } from '#server/database/schema/saved.ts';
import { byIdOrCode, type JobRow, selectJobs } from '../posting/jobs.store.ts';
import { isReadable } from '../search/job-filters.store.ts';

export interface KeptJob {
  /** Undefined once it is no longer readable. */
  job: JobRow | undefined;
  /** What stays known of it. */
  known: { _id: string; jobId: string; title: string; companyName: string };
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

const keptBy = ({ candidateId, jobIds }: Pick<Wanted, 'candidateId' | 'jobIds'>): SQL | undefined =>
  and(
    eq(savedJobs.candidateId, candidateId),
    jobIds.length === 0 ? undefined : (or(...jobIds.map(byIdOrCode)) ?? sql`false`),
  );

/** Returns one page of the saved jobs, last saved first, and their total. */
export const findKeptJobs = async (executor: Executor, wanted: Wanted): Promise<Page<KeptJob>> => {
  const where = keptBy(wanted);
  const keys = await executor
    .select({
      known: { _id: jobs.id, jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName },
      savedAt: savedJobs.createdAt,
      readable: sql<boolean>`coalesce(${isReadable(wanted.today)}, false)`,
    })
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
    .where(where);
  const ids = keys.flatMap(({ known, readable }) => (readable ? [known._id] : []));
  const rows =
    ids.length === 0
      ? []
      : await selectJobs(executor, 'nobody').where(and(inArray(jobs.id, ids), isNull(jobs.deletedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = keys.map(({ known, savedAt }) => ({ known, savedAt, job: byId.get(known._id) }));
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
