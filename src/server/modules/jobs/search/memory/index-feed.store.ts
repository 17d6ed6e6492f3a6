import { lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobChanges, jobs } from '#server/database/schema/jobs.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import type { IndexedJob } from './job-table.ts';

const BATCH = 20_000;

const columns = {
  id: jobs.id,
  createdAt: sql<number>`(extract(epoch from ${jobs.createdAt}) * 1000)::float8`,
  isListed: sql<boolean>`coalesce(${jobs.status} = 'Active' and ${jobs.deletedAt} is null and ${accounts.status} in ${[...LIVE_STATUSES]}, false)`,
  deadlineEnd: jobs.deadlineEnd,
  title: jobs.title,
  companyName: jobs.companyName,
  industry: jobs.industry,
  location: jobs.location,
  skills: jobs.skills,
  workMode: jobs.workMode,
  employmentType: jobs.employmentType,
  experienceMin: jobs.experienceMin,
  experienceMax: jobs.experienceMax,
  salaryMin: sql<number | null>`case when ${jobs.showSalary} then ${jobs.salaryMin}::float8 end`,
  salaryMax: sql<number | null>`case when ${jobs.showSalary} then ${jobs.salaryMax}::float8 end`,
};

const select = (executor: Executor) =>
  executor.select(columns).from(jobs).leftJoin(accounts, sql`${accounts.id} = ${jobs.recruiterId}`);

/** About how many jobs there are. */
export const countAllJobs = async (executor: Executor): Promise<number> => {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from ${jobs} where ${jobs.deletedAt} is null`,
  );
  return rows[0]?.count ?? 0;
};

/** Calls with every job that is not deleted, in the order of posting; a batch a query. */
export const readAllJobs = async (executor: Executor, visit: (job: IndexedJob) => void): Promise<void> => {
  let after: SQL | undefined;
  for (;;) {
    const batch = await select(executor)
      .where(sql`${jobs.deletedAt} is null ${after ?? sql``}`)
      .orderBy(jobs.createdAt, jobs.id)
      .limit(BATCH);
    for (const job of batch) visit(job);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = sql`and (${jobs.createdAt}, ${jobs.id}) > (to_timestamp(${last.createdAt}::float8 / 1000), ${last.id}::uuid)`;
  }
};

/** These jobs as they are now; those that are missing are deleted. */
export const readJobs = (executor: Executor, ids: readonly string[]): Promise<IndexedJob[]> =>
  select(executor).where(sql`${jobs.id} = any(${sql.param([...ids])}::uuid[])`);

/** So long a change stays noted. An index that has heard nothing for longer reads all jobs anew. */
export const NOTED_MS = 60 * 60_000;

/** Removes what every index has read. */
export const forgetJobChanges = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(jobChanges).where(lt(jobChanges.at, new Date(now.getTime() - NOTED_MS)));
};

interface JobChange {
  id: string;
  jobId: string;
  /** The transaction that wrote it. */
  tx: bigint;
}

/** Every transaction before this one has ended: what it changed can be read. */
export const settledBefore = async (executor: Executor): Promise<bigint> => {
  const { rows } = await executor.execute<{ settled: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as settled`,
  );
  return BigInt(rows[0]?.settled ?? 0);
};

/**
 * The changes that can be read and were written by a transaction from `since`
 * on. The order of transactions is not that of their ends: what is below
 * `settled` is complete, and the rest will be answered again.
 */
export const readChanges = async (
  executor: Executor,
  since: bigint,
): Promise<{ settled: bigint; changes: JobChange[] }> => {
  const { rows } = await executor.execute<{ settled: string; id: string | null; job_id: string; tx: string }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as settled, ${jobChanges.id}::text as id, ${jobChanges.jobId} as job_id,
      ${jobChanges.tx}::text as tx
    from (select 1) as one left join ${jobChanges} on ${jobChanges.tx} >= ${since.toString()}::xid8
  `);
  return {
    settled: BigInt(rows[0]?.settled ?? 0),
    changes: rows.flatMap(({ id, job_id, tx }) => (id === null ? [] : [{ id, jobId: job_id, tx: BigInt(tx) }])),
  };
};
