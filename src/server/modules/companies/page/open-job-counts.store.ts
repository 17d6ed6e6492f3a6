import { asc, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { companies } from '#server/database/schema/companies.ts';
import { jobChanges, jobs } from '#server/database/schema/jobs.ts';

/** Recruiters whose jobs have changed since. */
export const recentlyChanged = async (executor: Executor, since: Date): Promise<string[]> => {
  const rows = await executor
    .selectDistinct({ id: jobs.recruiterId })
    .from(jobChanges)
    .innerJoin(jobs, eq(jobs.id, jobChanges.jobId))
    .where(gte(jobChanges.at, since));
  return rows.flatMap(({ id }) => id ?? []);
};

/** Companies by id, after a given one. */
export const nextCompanies = async (executor: Executor, after: string | undefined, most: number): Promise<string[]> => {
  const rows = await executor
    .select({ id: companies.accountId })
    .from(companies)
    .where(after === undefined ? isNotNull(companies.accountId) : gt(companies.accountId, after))
    .orderBy(asc(companies.accountId))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** Recounts; returns how many companies have a changed number, trade or place. */
export const countOpenJobs = async (executor: Executor, ids: readonly string[], today: string): Promise<number> => {
  const { rows } = await executor.execute(
    sql`select count_company_jobs(${sql.param([...ids])}::uuid[], ${today}::date)`,
  );
  return rows.length;
};
