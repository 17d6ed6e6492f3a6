import { and, asc, desc, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { applications, jobs, notices } from '#server/database/schema/index.ts';
import { isOpen } from './applications.store.ts';

/**
 * Finds the next open applications for a job, with the job as their candidates saw it when they applied and the last
 * notice that it has changed. None while the job is taken down or deleted.
 */
export const applicationsToChangedJob = (
  executor: Executor,
  { jobId, after, limit }: { jobId: string; after: string | undefined; limit: number },
) => {
  const last = executor
    .select({
      id: notices.id,
      says: notices.says,
      readAt: notices.readAt,
      // Once read it folds no more, also when it is marked as unread.
      unseen: sql<boolean>`${notices.foldId} is not null and ${notices.mailed} = 0`.as('unseen'),
    })
    .from(notices)
    .where(
      and(
        eq(notices.applicationId, applications.id),
        eq(notices.accountId, applications.candidateId),
        eq(notices.kind, 'job_changed'),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(1)
    .as('last');
  return executor
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      appliedFor: applications.appliedFor,
      job: {
        title: jobs.title,
        companyName: jobs.companyName,
        location: jobs.location,
        workMode: jobs.workMode,
        employmentType: jobs.employmentType,
        showSalary: jobs.showSalary,
        salaryMin: jobs.salaryMin,
        salaryMax: jobs.salaryMax,
      },
      last: { id: last.id, says: last.says, readAt: last.readAt, unseen: last.unseen },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(jobs.id, jobId),
        isNull(jobs.deletedAt),
        not(jobTakenDown),
        isOpen,
        isNotNull(applications.candidateId),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
};

export type ToChangedJob = Awaited<ReturnType<typeof applicationsToChangedJob>>[number];
