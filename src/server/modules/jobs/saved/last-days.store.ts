import { and, asc, eq, gt, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts, applications, jobs, savedJobs } from '#server/database/schema/index.ts';
import { isOpen } from '../search/job-filters.store.ts';

/** Finds open jobs whose last day is one of these, ordered by id. */
export const findJobsEnding = (
  executor: Executor,
  { days, today, after, limit }: { days: readonly string[]; today: string; after: string | undefined; limit: number },
) =>
  executor
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: jobs.companyName,
      recruiterId: jobs.recruiterId,
      deadlineEnd: jobs.deadlineEnd,
    })
    .from(jobs)
    .leftJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(
      and(
        isNull(jobs.deletedAt),
        inArray(jobs.deadlineEnd, [...days]),
        isOpen(today),
        after === undefined ? undefined : gt(jobs.id, after),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(limit);

/** Candidates who saved one of these jobs and have not applied to it. */
export const findKeepers = (executor: Executor, jobIds: readonly string[]) =>
  executor
    .select({ jobId: savedJobs.jobId, candidateId: savedJobs.candidateId })
    .from(savedJobs)
    .where(
      and(
        inArray(savedJobs.jobId, [...jobIds]),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(applications)
            .where(
              and(
                eq(applications.jobId, savedJobs.jobId),
                eq(applications.candidateId, savedJobs.candidateId),
                ne(applications.status, 'withdrawn'),
              ),
            ),
        ),
      ),
    );
