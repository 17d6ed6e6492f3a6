import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompanyJobQuery } from '#contract/companies.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { type JobRow, selectJobs } from '../posting/jobs.store.ts';
import { matches } from './job-filters.store.ts';
import { type Clock, NO_FILTERS } from './job-lists.store.ts';

/** Posted under the company's own name; jobs that its recruiter posts for other companies are excluded. */
const isOwn = sql`lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))`;

/** Returns one page of a company's own open jobs, newest first, and their total. */
export const listOwnOpenJobs = async (
  executor: Executor,
  companyId: string,
  { query, limit, clock }: { query: CompanyJobQuery; limit: number; clock: Clock },
): Promise<Page<JobRow>> => {
  const where = and(eq(jobs.recruiterId, companyId), isOwn, matches({ ...NO_FILTERS, ...query }, 'public', clock));
  const items = await selectJobs(executor, 'nobody')
    .where(where)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset((query.page - 1) * limit);
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .innerJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
};
