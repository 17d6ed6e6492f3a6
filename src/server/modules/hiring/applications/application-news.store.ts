import { eq } from 'drizzle-orm';
import type { Feature } from '#contract/routes/route.ts';
import type { Transaction } from '#server/database/client.ts';
import { applications, heldAnswers, jobs } from '#server/database/schema/index.ts';
import { announce } from '#server/modules/stream/public.ts';

/**
 * Pushes changes of an application, its interview or its offer to both sides. While an answer can be undone the
 * candidate gets none: any activity would give it away.
 */
export const announceApplication = async (
  tx: Transaction,
  applicationId: string,
  topics: readonly Feature[],
): Promise<void> => {
  const [sides] = await tx
    .select({
      recruiterId: jobs.recruiterId,
      candidateId: applications.candidateId,
      held: heldAnswers.applicationId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(heldAnswers, eq(heldAnswers.applicationId, applications.id))
    .where(eq(applications.id, applicationId));
  if (sides) await announce(tx, [sides.recruiterId, sides.held ? null : sides.candidateId], topics, applicationId);
};
