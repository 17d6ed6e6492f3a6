import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { InterviewStatus, OfferStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import {
  accessLog,
  accounts,
  applicationEvents,
  applications,
  blockedIdentities,
  candidates,
  enquiries,
  interviews,
  jobs,
  notices,
  offers,
  recruiters,
  reports,
} from '#server/database/schema/index.ts';

/** Whether nobody has ever registered here. */
export const isUntouched = async (executor: Executor): Promise<boolean> =>
  (await executor.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;

export const insertEnquiry = async (executor: Executor, enquiry: typeof enquiries.$inferInsert): Promise<void> => {
  await executor.insert(enquiries).values(enquiry);
};

/** Adds an offer, and to the history of its application that it was made and how it ended, as the portal records it. */
export const insertOffer = async (
  executor: Executor,
  candidateId: string,
  offer: typeof offers.$inferInsert & { status: OfferStatus },
): Promise<void> => {
  const { applicationId, recruiterId, title, status, createdAt, answeredAt } = offer;
  const byRecruiter = { actorId: recruiterId, actorKind: 'recruiter' } as const;
  await executor.insert(offers).values(offer);
  await executor
    .insert(applicationEvents)
    .values({ applicationId, event: 'offer_made', ...byRecruiter, detail: { text: title }, at: createdAt });
  if (!answeredAt || status === 'Expired') return;
  await executor.insert(applicationEvents).values({
    applicationId,
    ...(status === 'Withdrawn'
      ? { event: 'offer_withdrawn', ...byRecruiter }
      : { event: 'offer_answered', actorId: candidateId, actorKind: 'candidate' }),
    detail: { code: 'offer', status },
    at: answeredAt,
  });
};

/** Verifies a company like an administrator's decision. */
export const verifyDemoCompany = async (executor: Executor, accountId: string, at: Date): Promise<void> => {
  await executor
    .update(recruiters)
    .set({ companyVerifiedAt: at, verifiedCompanyName: sql`${recruiters.companyName}`, updatedAt: at })
    .where(eq(recruiters.accountId, accountId));
};

/** Records the result of a past interview; `Rejected` also ends the application. */
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

/** Marks applications as notified, so that no emails are ever sent about them. */
export const markApplicationsTold = async (executor: Executor): Promise<void> => {
  await executor.update(applications).set({ recruiterTold: true, updatedAt: sql`${applications.updatedAt}` });
};

/** Marks all notices before then as read; later events do not join them. */
export const readNotices = async (executor: Executor, before: Date): Promise<void> => {
  await executor.update(notices).set({ readAt: before, foldId: null }).where(lt(notices.createdAt, before));
};

/** Adds what a profile contains beyond the registration. */
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

/** Sets the day on which an account registered. */
export const backdateAccount = async (executor: Executor, accountId: string, at: Date): Promise<void> => {
  await executor
    .update(accounts)
    .set({ createdAt: at, emailConfirmedAt: at, updatedAt: sql`${at.toISOString()}::timestamptz` })
    .where(eq(accounts.id, accountId));
};

/** How much demo data was removed. */
export interface Removed {
  accounts: number;
  /** All jobs of the invented recruiters, regardless of who wrote them. */
  jobs: number;
  /** Listings from a file that belonged to a demo recruiter, and that stay without a recruiter. */
  imported: number;
}

/** Deletes invented rows and their dependent rows, through the cascading foreign keys. */
export const deleteDemoRows = async (
  tx: Executor,
  { isDemoAccount, isDemoEnquiry }: { isDemoAccount: SQL; isDemoEnquiry: SQL },
): Promise<Removed> => {
  const people = tx.select({ id: accounts.id }).from(accounts).where(isDemoAccount);
  const ofDemo = inArray(jobs.recruiterId, people);
  const imported = await tx
    .update(jobs)
    .set({ recruiterId: null, forNobody: true, logoFileId: null, version: sql`${jobs.version} + 1` })
    .where(
      // Keeps one of each: another demo recruiter, or an import without one, may have the same listing.
      sql`${jobs.id} in (
        select distinct on (${jobs.importKey}) ${jobs.id} from ${jobs}
        where ${and(ofDemo, isNotNull(jobs.importKey), isNull(jobs.deletedAt))}
          and not exists (select from ${jobs} as other where other.for_nobody and other.import_key = ${jobs.importKey} and other.deleted_at is null)
        order by ${jobs.importKey}, ${jobs.id}
      )`,
    )
    .returning({ id: jobs.id });
  const posted = tx.select({ id: jobs.id }).from(jobs).where(ofDemo);
  await tx
    .delete(applications)
    .where(or(inArray(applications.candidateId, people), inArray(applications.jobId, posted)));
  const deleted = await tx.delete(jobs).where(ofDemo).returning({ id: jobs.id });
  await tx.delete(reports).where(inArray(reports.reporterId, people));
  await tx.delete(accessLog).where(inArray(accessLog.recruiterId, people));
  await tx.delete(blockedIdentities).where(inArray(blockedIdentities.accountId, people));
  await tx.delete(enquiries).where(isDemoEnquiry);
  const gone = await tx.delete(accounts).where(isDemoAccount).returning({ id: accounts.id });
  return { accounts: gone.length, jobs: deleted.length, imported: imported.length };
};
