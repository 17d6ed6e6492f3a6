import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { OfferQuery } from '#contract/offers.ts';
import type { OfferStatus } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { companyLogoOfJob } from '#server/database/company-logo.ts';
import { jobClosed } from '#server/database/job-closed.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import { applicationEvents, applications, files, jobs, offers, recruiters } from '#server/database/schema/index.ts';
import { asShownTo } from '../answers/as-shown.store.ts';
import { visibleTo } from '../applications/applications.store.ts';

/** When the candidate withdrew the application; null unless it is withdrawn. */
const withdrawnAt = sql<Date | null>`case when ${applications.status} = 'withdrawn' then (
    select max(${applicationEvents.at}) from ${applicationEvents}
    where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toStatus} = 'withdrawn') end`.mapWith(
  offers.answeredAt,
);

const selectRows = (executor: Executor, caller: Member) =>
  executor
    .select({
      offer: offers,
      candidateName: applications.fullName,
      employmentType: jobs.employmentType,
      logo: { id: files.id, mediaType: files.mediaType },
      takenDown: jobTakenDown,
      jobClosed,
      jobCode: jobs.jobCode,
      jobDeletedAt: jobs.deletedAt,
      postedByCompany,
      recruiterId: jobs.recruiterId,
      candidateId: applications.candidateId,
      withdrawnAt,
    })
    .from(asShownTo(caller).offers)
    .innerJoin(asShownTo(caller).applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(files, eq(files.id, companyLogoOfJob))
    .$dynamic();

/** An offer with related data. For internal use; never sent to clients as is. */
export type OfferRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Finds one offer, if the caller may see it. */
export const findOffer = async (executor: Executor, caller: Member, id: string): Promise<OfferRow | undefined> => {
  const [row] = await selectRows(executor, caller).where(and(eq(offers.id, id), visibleTo(caller)));
  return row;
};

/**
 * Returns one page of the caller's offers, newest first, and their total.
 *
 * @param today the day in Asia/Kolkata: an offer whose last day is past counts as expired
 */
export const findOffers = async (
  executor: Executor,
  caller: Member,
  query: OfferQuery & { today: string },
): Promise<Page<OfferRow>> => {
  const status = sql<OfferStatus>`case when ${offers.status} = 'Pending' and ${offers.expiresOn} < ${query.today}::date then 'Expired' else ${offers.status}::text end`;
  const where = and(
    visibleTo(caller),
    query.status.length === 0 ? undefined : inArray(status, query.status),
    query.id.length === 0 ? undefined : inArray(offers.id, query.id),
    query.applicationId.length === 0 ? undefined : inArray(offers.applicationId, query.applicationId),
  );
  const limit = query.limit ?? 100;
  const items = await selectRows(executor, caller)
    .where(where)
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit)
    .offset((query.page - 1) * limit);
  const [counted] = await executor
    .select({ total: count() })
    .from(asShownTo(caller).offers)
    .innerJoin(asShownTo(caller).applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
};

const closing = (status: Exclude<OfferStatus, 'Pending'>, at: Date) => ({
  status,
  answeredAt: at,
  updatedAt: at,
  version: sql`${offers.version} + 1`,
});

/** Stores the answer to a pending offer; false when a concurrent answer won. */
export const closeOffer = async (
  tx: Transaction,
  { id, status, at }: { id: string; status: Exclude<OfferStatus, 'Pending'>; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(offers)
    .set(closing(status, at))
    .where(and(eq(offers.id, id), eq(offers.status, 'Pending')))
    .returning({ id: offers.id });
  return rows.length > 0;
};

/** Withdraws the offers of these applications that have this status, and returns them. */
export const withdrawFrom = async (
  tx: Transaction,
  { applicationIds, status, at }: { applicationIds: readonly string[]; status: OfferStatus; at: Date },
): Promise<{ id: string; applicationId: string }[]> =>
  tx
    .update(offers)
    .set(closing('Withdrawn', at))
    .where(and(anyOf(offers.applicationId, applicationIds), eq(offers.status, status)))
    .returning({ id: offers.id, applicationId: offers.applicationId });

/** Returns undefined when there is an open offer already. */
export const insertOffer = async (
  tx: Transaction,
  offer: Omit<typeof offers.$inferInsert, 'id' | 'status' | 'version'>,
): Promise<string | undefined> => {
  const [row] = await tx.insert(offers).values(offer).onConflictDoNothing().returning({ id: offers.id });
  return row?.id;
};

/** Marks open offers whose last day is past: all of them, or one application's, so that another can be made. */
export const expirePending = (
  tx: Transaction,
  { applicationId, today, at }: { applicationId?: string; today: string; at: Date },
): Promise<{ id: string; applicationId: string }[]> =>
  tx
    .update(offers)
    .set(closing('Expired', at))
    .where(
      and(
        applicationId === undefined ? undefined : eq(offers.applicationId, applicationId),
        eq(offers.status, 'Pending'),
        lt(offers.expiresOn, today),
      ),
    )
    .returning({ id: offers.id, applicationId: offers.applicationId });

/** Accepted and unanswered offers of these applications, possibly including expired ones. */
export const findStanding = async (
  executor: Executor,
  applicationIds: readonly string[],
): Promise<{ applicationId: string; status: OfferStatus; expiresOn: string }[]> => {
  if (applicationIds.length === 0) return [];
  return executor
    .select({ applicationId: offers.applicationId, status: offers.status, expiresOn: offers.expiresOn })
    .from(offers)
    .where(and(inArray(offers.applicationId, [...applicationIds]), inArray(offers.status, ['Pending', 'Accepted'])));
};
