import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';
import {
  candidates,
  certificates,
  education,
  experiences,
  jobInvitations,
  jobs,
  projects,
  resumeSuggestions,
  skills,
} from '#server/database/schema/index.ts';

/** Blocks applications, invitations and changes during the deletion of an account. */
export const lockCandidate = async (executor: Executor, id: string): Promise<void> => {
  await executor
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(eq(candidates.accountId, id))
    .for('update');
};

export const readCandidateData = async (executor: Executor, id: string) => {
  const of = (column: PgColumn) => eq(column, id);
  const { place: _derived, ...profile } = getTableColumns(candidates);
  return {
    profile: await executor.select(profile).from(candidates).where(of(candidates.accountId)),
    skills: await executor.select().from(skills).where(of(skills.candidateId)).orderBy(asc(skills.position)),
    education: await executor.select().from(education).where(of(education.candidateId)),
    experience: await executor.select().from(experiences).where(of(experiences.candidateId)),
    projects: await executor.select().from(projects).where(of(projects.candidateId)),
    certificates: await executor.select().from(certificates).where(of(certificates.candidateId)),
    'resume-suggestions': await executor.select().from(resumeSuggestions).where(of(resumeSuggestions.candidateId)),
    invitations: await executor
      .select({
        jobId: jobs.jobCode,
        title: jobs.title,
        companyName: jobs.companyName,
        message: jobInvitations.message,
        at: jobInvitations.createdAt,
      })
      .from(jobInvitations)
      .innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
      .where(of(jobInvitations.candidateId)),
  };
};

/** Invitations sent by a recruiter. */
export const readSentInvitations = async (executor: Executor, recruiterId: string) => ({
  invitations: await executor.select().from(jobInvitations).where(eq(jobInvitations.recruiterId, recruiterId)),
});
