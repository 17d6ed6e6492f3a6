import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { needsAnswer } from '#server/database/awaits-answer.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts, applications, jobs } from '#server/database/schema/index.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

/** Counts the applications that each recruiter has left unanswered since before a moment, with the oldest. */
export const findWaiting = (executor: Executor, before: Date) =>
  executor
    .select({
      recruiterId: accounts.id,
      waiting: count(),
      since: sql<Date>`min(${applications.appliedAt})`.mapWith(applications.appliedAt),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(accounts, eq(accounts.id, jobs.recruiterId))
    .where(
      and(
        needsAnswer,
        lt(applications.appliedAt, before),
        isNull(jobs.deletedAt),
        inArray(accounts.status, [...LIVE_STATUSES]),
      ),
    )
    .groupBy(accounts.id)
    .orderBy(asc(accounts.id));
