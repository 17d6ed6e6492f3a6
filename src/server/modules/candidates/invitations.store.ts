import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { jobInvitations } from '#server/database/schema/saved.ts';

/** Counts the invitations a recruiter has sent since an instant. */
export const countInvitations = async (
  executor: Executor,
  { recruiterId, since }: { recruiterId: string; since: Date },
): Promise<number> => {
  const [row] = await executor
    .select({ sent: count() })
    .from(jobInvitations)
    .where(and(eq(jobInvitations.recruiterId, recruiterId), gte(jobInvitations.createdAt, since)));
  return row?.sent ?? 0;
};

/** False when the candidate has been invited to this job before. */
export const insertInvitation = async (
  tx: Transaction,
  { at, ...invitation }: { jobId: string; candidateId: string; recruiterId: string; message: string; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .insert(jobInvitations)
    .values({ ...invitation, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: jobInvitations.id });
  return rows.length > 0;
};

/** Those of these candidates who have been invited to a job. */
export const invitedAmong = async (
  executor: Executor,
  jobId: string,
  candidateIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await executor
    .select({ candidateId: jobInvitations.candidateId })
    .from(jobInvitations)
    .where(and(eq(jobInvitations.jobId, jobId), inArray(jobInvitations.candidateId, [...candidateIds])));
  return new Set(rows.map(({ candidateId }) => candidateId));
};

/** Those of these candidates whom a recruiter has invited, to whichever job. */
export const invitedBy = async (
  executor: Executor,
  recruiterId: string,
  candidateIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ candidateId: jobInvitations.candidateId })
    .from(jobInvitations)
    .where(and(eq(jobInvitations.recruiterId, recruiterId), inArray(jobInvitations.candidateId, [...candidateIds])));
  return new Set(rows.map(({ candidateId }) => candidateId));
};

/** Readable ids of the recruiter's jobs that a candidate has been invited to. */
export const jobsInvitedTo = async (
  executor: Executor,
  recruiterId: string,
  candidateId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await executor
    .select({ jobCode: jobs.jobCode })
    .from(jobInvitations)
    .innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
    .where(and(eq(jobs.recruiterId, recruiterId), eq(jobInvitations.candidateId, candidateId)));
  return new Set(rows.map(({ jobCode }) => jobCode));
};
