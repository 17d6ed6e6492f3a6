import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import {
  applicationEvents,
  applicationNotes,
  applications,
  heldAnswers,
  interviews,
  jobs,
  offers,
} from '#server/database/schema/index.ts';

/** Applications still open or with a held answer, of this candidate or to this recruiter's jobs, oldest first. */
export const openApplications = async (
  executor: Executor,
  side: { candidateId: string } | { recruiterId: string },
): Promise<{ id: string; status: ApplicationStatus }[]> =>
  executor
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        'candidateId' in side
          ? eq(applications.candidateId, side.candidateId)
          : and(eq(jobs.recruiterId, side.recruiterId), sql`${applications.candidateId} is not null`),
        sql`(${applications.status} not in ('withdrawn', 'rejected')
          or exists (select from ${heldAnswers} where ${heldAnswers.applicationId} = ${applications.id}))`,
      ),
    )
    .orderBy(applications.appliedAt, applications.id);

/** Reduces a candidate's applications to job, dates and status: deletes interviews, offers, notes and all text. */
export const emptyApplications = async (executor: Executor, candidateId: string): Promise<void> => {
  const own = executor
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  await executor.delete(interviews).where(inArray(interviews.applicationId, own));
  await executor.delete(offers).where(inArray(offers.applicationId, own));
  await executor.delete(applicationNotes).where(inArray(applicationNotes.applicationId, own));
  await executor.update(applicationEvents).set({ detail: null }).where(inArray(applicationEvents.applicationId, own));
  await executor
    .update(applications)
    .set({
      candidateId: null,
      fullName: null,
      email: null,
      phone: null,
      experience: null,
      currentCompany: null,
      expectedSalary: null,
      noticePeriod: null,
      education: null,
      skills: [],
      coverLetter: null,
      resumeFileId: null,
      reason: null,
      rating: null,
      // The dates stay, too.
      updatedAt: sql`${applications.updatedAt}`,
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.candidateId, candidateId));
};

/** Anonymizes a recruiter's texts in other people's data. */
export const emptyRecruiterWords = async (executor: Executor, recruiterId: string): Promise<void> => {
  await executor
    .update(interviews)
    .set({ scheduledBy: '', contactNo: '', hrNotes: '' })
    .where(eq(interviews.recruiterId, recruiterId));
  const own = executor
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(jobs.recruiterId, recruiterId));
  await executor
    .update(applications)
    .set({ rating: null, updatedAt: sql`${applications.updatedAt}` })
    .where(inArray(applications.id, own));
};
