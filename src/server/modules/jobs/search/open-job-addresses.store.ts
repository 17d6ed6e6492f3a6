import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { isOpen } from './job-filters.store.ts';

export interface JobAddress {
  jobId: string;
  title: string;
  updatedAt: Date;
}

const visible = (today: string) => and(isNull(jobs.deletedAt), isOpen(today));

/** Returns the number of open jobs, and when one of them last changed. */
export const countOpenJobs = async (
  executor: Executor,
  today: string,
): Promise<{ count: number; latest: Date | undefined }> => {
  const [row] = await executor
    .select({
      count: sql<number>`count(*)::int`,
      latest: sql<Date | null>`max(${jobs.updatedAt})`.mapWith(jobs.updatedAt),
    })
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(visible(today));
  return { count: row?.count ?? 0, latest: row?.latest ?? undefined };
};

/** Oldest first, so that a new job changes only the last file. */
export const selectJobAddresses = (
  executor: Executor,
  today: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobAddress[]> =>
  executor
    .select({ jobId: jobs.jobCode, title: jobs.title, updatedAt: jobs.updatedAt })
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(visible(today))
    .orderBy(jobs.createdAt, jobs.id)
    .limit(limit)
    .offset(offset);
