import { eq, sql } from 'drizzle-orm';
import type { InterviewStatus, OfferStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts, applications, candidates, enquiries, interviews, offers } from '#server/database/schema/index.ts';

/** Whether nobody has ever registered here. */
export const isUntouched = async (executor: Executor): Promise<boolean> =>
  (await executor.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;

export const insertEnquiry = async (executor: Executor, enquiry: typeof enquiries.$inferInsert): Promise<void> => {
  await executor.insert(enquiries).values(enquiry);
};

export const insertOffer = async (
  executor: Executor,
  offer: typeof offers.$inferInsert & { status: OfferStatus },
): Promise<void> => {
  await executor.insert(offers).values(offer);
};

/** The result of an interview that has been held; `Rejected` ends the application as well. */
export const setInterviewResult = async (
  executor: Executor,
  {
    applicationId,
    status,
    rejected,
    reason,
    at,
  }: { applicationId: string; status: InterviewStatus; rejected: boolean; reason?: string; at: Date },
): Promise<void> => {
  await executor.update(interviews).set({ status, updatedAt: at }).where(eq(interviews.applicationId, applicationId));
  if (rejected)
    await executor
      .update(applications)
      .set({ status: 'rejected', reason, updatedAt: at })
      .where(eq(applications.id, applicationId));
};

/** What a profile says beyond the registration. */
export const completeProfile = async (
  executor: Executor,
  accountId: string,
  profile: Pick<
    typeof candidates.$inferInsert,
    | 'profileHeadline'
    | 'preferredLocations'
    | 'expectedSalary'
    | 'noticePeriod'
    | 'fresher'
    | 'experienceYears'
    | 'title'
  >,
): Promise<void> => {
  await executor.update(candidates).set(profile).where(eq(candidates.accountId, accountId));
};

/** Gives an account the day on which it is said to have registered. */
export const backdateAccount = async (executor: Executor, accountId: string, at: Date): Promise<void> => {
  await executor
    .update(accounts)
    .set({ createdAt: at, updatedAt: sql`${at.toISOString()}::timestamptz` })
    .where(eq(accounts.id, accountId));
};
