import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReasonCode } from '#contract/answer-reasons.ts';
import type { AccountKind, ApplicationEvent, ApplicationStatus, EmploymentType } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import type { EventDetail } from '#server/database/schema/applications.ts';
import { accounts, applicationEvents, applications, jobs, recruiters } from '#server/database/schema/index.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { asShownTo } from '../answers/as-shown.store.ts';
import { actorKind } from './actor-kind.ts';
import { announceApplication } from './application-news.store.ts';
import type { ApplicationState } from './application-policy.ts';
import { appliedAgain, visibleTo } from './applications.store.ts';

export type NewApplication = Omit<typeof applications.$inferInsert, 'id' | 'status' | 'version'>;

/**
 * Nothing comes back when the candidate already has an application for the job
 * that stands: of twenty at once, the unique key lets one through.
 */
export const insertApplication = async (tx: Transaction, application: NewApplication): Promise<string | undefined> => {
  const [row] = await tx
    .insert(applications)
    .values(application)
    .onConflictDoNothing({
      target: [applications.jobId, applications.candidateId],
      where: sql`status <> 'withdrawn' and reason_code is distinct from 'noAnswer'`,
    })
    .returning({ id: applications.id });
  return row?.id;
};

const lockedColumns = {
  id: applications.id,
  jobId: applications.jobId,
  recruiterId: jobs.recruiterId,
  candidateId: applications.candidateId,
  status: applications.status,
  version: applications.version,
  jobTitle: applications.jobTitle,
  companyName: jobs.companyName,
  employmentType: jobs.employmentType,
  postedByCompany,
  fullName: applications.fullName,
  candidateEmail: accounts.email,
  takenDown: jobTakenDown,
  appliedAgain,
  answerBy: applications.answerBy,
};

export interface LockedApplication extends ApplicationState {
  id: string;
  jobId: string;
  recruiterId: string | null;
  version: number;
  jobTitle: string;
  companyName: string;
  employmentType: EmploymentType | null;
  /** Where the job is not the recruiter's own company's. */
  postedByCompany: string | null;
  fullName: string | null;
  /** The account's present address: mails go there, whatever the application says. */
  candidateEmail: string | null;
  /** The day on which an answer was promised. */
  answerBy: string | null;
}

/**
 * An application that the caller may see, held until the transaction ends.
 * Whoever changes an application, its interview or its offer takes this lock
 * first, so that they wait for each other and never cross.
 */
export const findAndLock = (tx: Transaction, caller: Member, id: string): Promise<LockedApplication | undefined> =>
  lockWhere(tx, id, visibleTo(caller));

/** The same for the portal itself. */
export const lockForPortal = (tx: Transaction, id: string): Promise<LockedApplication | undefined> => lockWhere(tx, id);

const lockWhere = async (tx: Transaction, id: string, where?: SQL): Promise<LockedApplication | undefined> => {
  const [people] = await tx
    .select({ candidateId: applications.candidateId, recruiterId: jobs.recruiterId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), where));
  if (!people) return undefined;
  await holdAccounts(tx, [people.candidateId, people.recruiterId]);
  const [row] = await tx
    .select(lockedColumns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(and(eq(applications.id, id), where))
    .for('no key update', { of: applications });
  return row;
};

/**
 * Gives a locked application its next status. A reason stands beside a rejection only. One that the portal had closed waits
 * anew from here on, when it is open again.
 */
export const updateStatus = async (
  tx: Transaction,
  {
    id,
    status,
    reason,
    reasonCode = null,
    answered,
    at,
  }: {
    id: string;
    status: ApplicationStatus;
    reason: string | null;
    reasonCode?: ReasonCode | null;
    answered: boolean;
    at: Date;
  },
): Promise<void> => {
  await tx
    .update(applications)
    .set({
      status,
      reason,
      reasonCode,
      silenceToldAt: sql`case when ${applications.reasonCode} = 'noAnswer' then ${at.toISOString()}::timestamptz
        else ${applications.silenceToldAt} end`,
      updatedAt: at,
      version: sql`${applications.version} + 1`,
      ...(answered && {
        firstAnsweredAt: sql`coalesce(${applications.firstAnsweredAt}, ${at.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(applications.id, id));
};

/** The version stays: whoever decides at the same time is not in the way. */
export const updateRating = async (
  tx: Transaction,
  { id, rating }: { id: string; rating: number | null },
): Promise<void> => {
  // To the candidate nothing has changed.
  await tx
    .update(applications)
    .set({ rating, updatedAt: sql`${applications.updatedAt}` })
    .where(eq(applications.id, id));
};

export type { EventDetail } from '#server/database/schema/applications.ts';

export interface NewEvent {
  applicationId: string;
  event: ApplicationEvent;
  from?: ApplicationStatus;
  to?: ApplicationStatus;
  detail?: EventDetail;
  /** Nobody: the portal itself, by the clock. */
  by?: Member;
  at: Date;
}

/** A change of the status of an application, or of its interview or offer. */
interface StatusChange {
  kind: 'application' | 'interview' | 'offer';
  id: string;
  applicationId: string;
  from?: string | undefined;
  to: string;
  /** Nobody: the portal itself, by the clock. */
  by?: Member;
  at: Date;
}

/** What is out of date where the status of each changes; with a new application, or one less, the numbers beside jobs. */
const TOPICS = {
  application: ['applications', 'jobs'],
  interview: ['interviews', 'applications'],
  offer: ['offers', 'applications'],
} as const;

/**
 * Writes a change of a status into the audit log, and tells both sides. The log stays when the people
 * go: it names the job and the statuses, never a sentence of somebody's.
 */
export const recordStatusChange = async (
  tx: Transaction,
  { kind, id, applicationId, from, to, by, at }: StatusChange,
): Promise<void> => {
  const [job] = await tx
    .select({ code: jobs.jobCode })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId));
  await recordAudit(tx, {
    ...(by && { actor: { id: by.accountId, kind: actorKind(by), code: by.userCode } }),
    action: `${kind}_status_changed`,
    subject: { kind, id, code: job?.code ?? '' },
    ...(from && { from }),
    to,
    at,
  });
  await announceApplication(tx, applicationId, TOPICS[kind]);
};

/** Writes what happened into the application's history, and a change of its status into the audit log as well. Both sides hear of it. */
export const insertEvent = async (
  tx: Transaction,
  { applicationId, event, from, to, detail, by, at }: NewEvent,
): Promise<void> => {
  if (from && to && from !== to)
    await recordStatusChange(tx, {
      kind: 'application',
      id: applicationId,
      applicationId,
      from,
      to,
      ...(by && { by }),
      at,
    });
  await tx.insert(applicationEvents).values({
    applicationId,
    event,
    fromStatus: from,
    toStatus: to,
    actorId: by?.accountId,
    actorKind: by && actorKind(by),
    detail,
    at,
  });
  await announceApplication(tx, applicationId, TOPICS.application);
};

export interface EventRow {
  event: ApplicationEvent;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus | null;
  actorKind: AccountKind | null;
  detail: EventDetail | null;
  at: Date;
}

/** Oldest first. */
export const findEvents = (executor: Executor, caller: Member, applicationId: string): Promise<EventRow[]> =>
  executor
    .select({
      event: applicationEvents.event,
      fromStatus: applicationEvents.fromStatus,
      toStatus: applicationEvents.toStatus,
      actorKind: applicationEvents.actorKind,
      detail: applicationEvents.detail,
      at: applicationEvents.at,
    })
    .from(asShownTo(caller).applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));

/** Marks the first opening; true only for the one call that did it. The version stays: nothing that people edit has changed. */
export const markOpened = async (tx: Transaction, { id, at }: { id: string; at: Date }): Promise<boolean> => {
  const rows = await tx
    .update(applications)
    .set({ openedAt: at, updatedAt: sql`${applications.updatedAt}` })
    .where(and(eq(applications.id, id), isNull(applications.openedAt)))
    .returning({ id: applications.id });
  return rows.length > 0;
};
