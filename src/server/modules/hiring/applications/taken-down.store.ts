import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { latestStartOver } from '#contract/interview-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { jobDeletedByAdmin } from '#server/database/job-deleted-by-admin.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { accounts, applications, interviews, jobs, notices, offers, savedJobs } from '#server/database/schema/index.ts';
import { asShownOf } from '../answers/as-shown.store.ts';

/** How long after the first day at work a candidate is still warned about a job. */
const NEW_AT_WORK_MS = 30 * 24 * 3_600_000;

const jobsOf = (of: QueueJobs['tell-of-taken-down']) =>
  'jobId' in of ? eq(jobs.id, of.jobId) : eq(jobs.recruiterId, of.recruiterId);

/** Finds who may have the job, or a job of the recruiter, on an open page: who applied, in any state, or saved it. */
export const findReadersOf = (executor: Executor, of: QueueJobs['tell-of-taken-down']) =>
  executor
    .select({ jobId: jobs.id, candidateId: applications.candidateId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(jobsOf(of))
    .union(
      executor
        .select({ jobId: jobs.id, candidateId: savedJobs.candidateId })
        .from(savedJobs)
        .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
        .where(jobsOf(of)),
    );

export type OpenApplication = Awaited<ReturnType<typeof openApplicationsAfter>>[number];

/**
 * Finds the next open applications for a job, or for all jobs of a recruiter, with whether the job is taken down or
 * deleted and the last notice about that, and whether its candidate has an interview that is not over, and when, or an
 * offer: an open one, or an accepted one unless they began work over 30 days ago. Open is what its candidate sees so: an answer that
 * can still be undone does not count.
 */
export const openApplicationsAfter = (
  executor: Executor,
  of: QueueJobs['tell-of-taken-down'],
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
) => {
  const shown = asShownOf(sql`${applications.id}`);
  const last = executor
    .select({ id: notices.id, kind: notices.kind })
    .from(notices)
    .where(
      and(
        eq(notices.applicationId, applications.id),
        eq(notices.accountId, applications.candidateId),
        inArray(notices.kind, ['job_taken_down', 'job_put_back', 'job_deleted', 'job_warning_over']),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(1)
    .as('last');
  const ahead = executor
    .select({ startsAt: interviews.startsAt })
    .from(shown.interviews)
    .where(and(inArray(interviews.status, ['Pending', 'Scheduled']), gt(interviews.startsAt, latestStartOver(now))))
    .orderBy(asc(interviews.startsAt))
    .limit(1);
  const newAtWork = dayInIndia(new Date(now.getTime() - NEW_AT_WORK_MS));
  const offered = executor
    .select({ id: offers.id })
    .from(shown.offers)
    .where(and(eq(offers.status, 'Pending'), gte(offers.expiresOn, dayInIndia(now))));
  const accepted = executor
    .select({ id: offers.id })
    .from(shown.offers)
    .where(and(eq(offers.status, 'Accepted'), or(isNull(offers.startDate), gte(offers.startDate, newAtWork))));
  return executor
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      email: accounts.email,
      jobId: jobs.id,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
      takenDown: jobTakenDown,
      deleted: sql<boolean>`${isNotNull(jobs.deletedAt)}`,
      deletedByAdmin: jobDeletedByAdmin,
      expects: sql<'interview' | 'offer' | 'both' | 'hired' | 'bothHired' | null>`case
        when ${exists(ahead)} then case when ${exists(accepted)} then 'bothHired' when ${exists(offered)} then 'both'
          else 'interview' end
        when ${exists(offered)} then 'offer' when ${exists(accepted)} then 'hired' end`,
      startsAt: sql<Date | null>`(${ahead})`.mapWith(interviews.startsAt),
      lastId: last.id,
      lastKind: last.kind,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(accounts, eq(accounts.id, applications.candidateId))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        jobsOf(of),
        notInArray(shown.status, ['rejected', 'withdrawn']),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
};
