import { and, asc, desc, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { applications, jobs, notices } from '#server/database/schema/index.ts';

export type OpenApplication = Awaited<ReturnType<typeof openApplicationsAfter>>[number];

/**
 * Finds the next open applications for a job, or for all jobs of a recruiter, with whether the job is taken down and
 * the last notice about that.
 */
export const openApplicationsAfter = (
  executor: Executor,
  of: QueueJobs['tell-of-taken-down'],
  after: string | undefined,
  limit: number,
) => {
  const last = executor
    .select({ id: notices.id, kind: notices.kind })
    .from(notices)
    .where(
      and(
        eq(notices.applicationId, applications.id),
        eq(notices.accountId, applications.candidateId),
        inArray(notices.kind, ['job_taken_down', 'job_put_back']),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(1)
    .as('last');
  const ofOneJob = 'jobId' in of;
  return executor
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      jobId: jobs.id,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
      deleted: sql<boolean>`${jobs.deletedAt} is not null`,
      // A deleted job is queued only if an administrator deleted it.
      down: ofOneJob ? sql<boolean>`(${jobTakenDown} or ${jobs.deletedAt} is not null)` : jobTakenDown,
      lastId: last.id,
      lastKind: last.kind,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        ofOneJob ? eq(jobs.id, of.jobId) : eq(jobs.recruiterId, of.recruiterId),
        isNotNull(applications.candidateId),
        notInArray(applications.status, ['rejected', 'withdrawn']),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
};
