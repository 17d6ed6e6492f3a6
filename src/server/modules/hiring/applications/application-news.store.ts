import { eq } from 'drizzle-orm';
import type { Feature } from '#contract/routes/route.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Transaction } from '#server/database/client.ts';
import { applications, heldAnswers, jobs } from '#server/database/schema/index.ts';
import { announceMany } from '#server/modules/stream/public.ts';

type Sides = Awaited<ReturnType<typeof findSides>>;

/** Finds whose applications these are, with the readable code of the job. */
export const findSides = (tx: Transaction, applicationIds: readonly string[]) =>
  tx
    .select({
      id: applications.id,
      jobCode: jobs.jobCode,
      recruiterId: jobs.recruiterId,
      candidateId: applications.candidateId,
      held: heldAnswers.applicationId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(heldAnswers, eq(heldAnswers.applicationId, applications.id))
    .where(anyOf(applications.id, applicationIds));

/**
 * Announces to both sides that applications, their interviews or their offers have changed. While an answer can still be
 * undone, the candidate is left out: the event alone would reveal it.
 */
export const announceToSides = (
  tx: Transaction,
  sides: readonly Omit<Sides[number], 'jobCode'>[],
  topics: readonly Feature[],
): Promise<void> =>
  announceMany(
    tx,
    sides.map(({ id, recruiterId, candidateId, held }) => ({
      accounts: [recruiterId, held ? null : candidateId],
      subject: id,
    })),
    topics,
  );

/** Announces changes of applications, like `announceToSides`. */
export const announceApplications = async (
  tx: Transaction,
  applicationIds: readonly string[],
  topics: readonly Feature[],
): Promise<void> => announceToSides(tx, await findSides(tx, applicationIds), topics);

/** Announces one application, like `announceApplications`. */
export const announceApplication = (tx: Transaction, id: string, topics: readonly Feature[]): Promise<void> =>
  announceApplications(tx, [id], topics);
