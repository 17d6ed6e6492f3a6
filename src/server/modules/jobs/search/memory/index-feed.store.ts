import { lt, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobChanges, jobs } from '#server/database/schema/jobs.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import type { IndexedJob } from './job-table.ts';

const BATCH = 4_000;
/** No skill contains a line break; one text is read several times faster than a list. */
const BETWEEN = '\n';

/** Plain SQL: for a million rows the query builder takes twice as long to build objects. */
const select = (executor: Executor, rest: SQL): Promise<IndexedJob[]> =>
  executor
    .execute<Omit<IndexedJob, 'skills'> & { skills: string }>(sql`
      select ${jobs.id} as "id", (extract(epoch from ${jobs.createdAt}) * 1000)::float8 as "createdAt",
        coalesce(${jobs.status} = 'Active' and ${jobs.deletedAt} is null and (${accounts.status} in ${[...LIVE_STATUSES]} or ${jobs.forNobody}), false) as "isListed",
        ${jobs.deadlineEnd} as "deadlineEnd", ${jobs.title} as "title", ${jobs.companyName} as "companyName",
        ${jobs.industry} as "industry", ${jobs.location} as "location", array_to_string(${jobs.skills}, ${BETWEEN}) as "skills",
        ${jobs.workMode} as "workMode", ${jobs.employmentType} as "employmentType",
        ${jobs.experienceMin}::float8 as "experienceMin", ${jobs.experienceMax}::float8 as "experienceMax",
        ${jobs.experienceUnknown} as "experienceUnknown",
        case when ${jobs.showSalary} then ${jobs.salaryMin}::float8 end as "salaryMin",
        case when ${jobs.showSalary} then ${jobs.salaryMax}::float8 end as "salaryMax"
      from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
      ${rest}`)
    .then(({ rows }) => rows.map((row) => ({ ...row, skills: row.skills === '' ? [] : row.skills.split(BETWEEN) })));

/** Returns the approximate number of jobs. */
export const countAllJobs = async (executor: Executor): Promise<number> => {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from ${jobs} where ${jobs.deletedAt} is null`,
  );
  return rows[0]?.count ?? 0;
};

/** Visits every undeleted job in order of posting, one batch per query. */
export const readAllJobs = async (executor: Executor, visit: (job: IndexedJob) => void): Promise<void> => {
  let after = sql``;
  for (;;) {
    const batch = await select(
      executor,
      sql`where ${jobs.deletedAt} is null ${after} order by ${jobs.createdAt}, ${jobs.id} limit ${BATCH}`,
    );
    for (const job of batch) visit(job);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = sql`and (${jobs.createdAt}, ${jobs.id}) > (to_timestamp(${last.createdAt}::float8 / 1000), ${last.id}::uuid)`;
  }
};

/** Returns the current state of these jobs; missing ones are deleted. */
export const readJobs = (executor: Executor, ids: readonly string[]): Promise<IndexedJob[]> =>
  select(executor, sql`where ${anyOf(jobs.id, ids)}`);

/** Retention of change notes. An index without news for longer reloads all jobs. */
export const NOTED_MS = 60 * 60_000;

/** Removes changes that every index has read. */
export const forgetJobChanges = async (executor: Executor, now: Date): Promise<void> => {
  await executor.delete(jobChanges).where(lt(jobChanges.at, new Date(now.getTime() - NOTED_MS)));
};

interface JobChange {
  id: string;
  jobId: string;
  /** Id of the transaction that wrote it. */
  tx: bigint;
}

/** Returns the transaction id before which all have ended, so that their changes are visible. */
export const settledBefore = async (executor: Executor): Promise<bigint> => {
  const { rows } = await executor.execute<{ settled: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as settled`,
  );
  return BigInt(rows[0]?.settled ?? 0);
};

/**
 * Returns the visible changes written by transactions from `since` on. Transactions do not commit in id order: changes
 * below `settled` are complete, and the rest will be returned again.
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
