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
 * Returns undefined when the candidate already has an active application for the job: the unique key lets one of twenty
 * concurrent ones through.
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
  /** Set when the job is for a company other than the recruiter's own. */
  postedByCompany: string | null;
  fullName: string | null;
  /** The account's current address: emails go there, whatever the application says. */
  candidateEmail: string | null;
  /** Day by which an answer was promised. */
  answerBy: string | null;
}

/**
 * Locks an application that the caller may see until the transaction ends. Every change to an application, its
 * interview or its offer takes this lock first, which serializes them and avoids deadlocks.
 */
export const findAndLock = (tx: Transaction, caller: Member, id: string): Promise<LockedApplication | undefined> =>
  lockWhere(tx, id, visibleTo(caller));

/** The same for actions of the portal. */
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
 * Sets the next status of a locked application. Only a rejection has a reason. Reopening an application that the portal
 * closed restarts its wait for an answer.
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

/** Leaves the version unchanged, so that it does not conflict with a concurrent decision. */
export const updateRating = async (
  tx: Transaction,
  { id, rating }: { id: string; rating: number | null },
): Promise<void> => {
  // For the candidate nothing has changed.
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
  /** Undefined for the portal's scheduled actions. */
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
  /** Undefined for the portal's scheduled actions. */
  by?: Member;
  at: Date;
}

/** Data made stale by a status change; a new or removed application also changes the counts on jobs. */
const TOPICS = {
  application: ['applications', 'jobs'],
  interview: ['interviews', 'applications'],
  offer: ['offers', 'applications'],
} as const;

/**
 * Writes a status change into the audit log and pushes it to both sides. The log outlives the accounts: it names the
 * job and the statuses, never personal text.
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

/**
 * Adds an event to the application's history, and a status change to the audit log as well. Pushes it to both sides.
 */
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

/** Marks the first opening; true only for the call that did it. The version stays: nothing editable has changed. */
export const markOpened = async (tx: Transaction, { id, at }: { id: string; at: Date }): Promise<boolean> => {
  const rows = await tx
    .update(applications)
    .set({ openedAt: at, updatedAt: sql`${applications.updatedAt}` })
    .where(and(eq(applications.id, id), isNull(applications.openedAt)))
    .returning({ id: applications.id });
  return rows.length > 0;
};
