import { and, count, eq, gte } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
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
