import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  type AccountKind,
  type ApplicationEvent,
  type ApplicationStatus,
  OFFER_STATUSES,
} from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { accessLog, accounts, applicationEvents, applications, jobs } from '#server/database/schema/index.ts';
import { recordAudit } from '#server/modules/accounts/public.ts';
import { actorKind } from './actor-kind.ts';
import { visibleTo } from './applications.store.ts';

export type NewApplication = Omit<typeof applications.$inferInsert, 'id' | 'status' | 'version'>;

/**
 * Nothing comes back when the candidate already has an application for the job
 * that is not withdrawn: of twenty at once, the unique key lets one through.
 */
export const insertApplication = async (tx: Transaction, application: NewApplication): Promise<string | undefined> => {
  const [row] = await tx
    .insert(applications)
    .values(application)
    .onConflictDoNothing({ target: [applications.jobId, applications.candidateId], where: sql`status <> 'withdrawn'` })
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
  fullName: applications.fullName,
  candidateEmail: accounts.email,
  takenDown: jobTakenDown,
};

export interface LockedApplication {
  id: string;
  jobId: string;
  recruiterId: string | null;
  candidateId: string | null;
  status: ApplicationStatus;
  version: number;
  jobTitle: string;
  companyName: string;
  fullName: string | null;
  /** The account's present address: mails go there, whatever the application says. */
  candidateEmail: string | null;
  /** An administrator has taken the job down: nobody is asked to come for it. */
  takenDown: boolean;
}

/**
 * An application that the caller may see, held until the transaction ends.
 * Whoever changes an application, its interview or its offer takes this lock
 * first, so that they wait for each other and never cross.
 */
export const findAndLock = async (
  tx: Transaction,
  caller: Member,
  id: string,
): Promise<LockedApplication | undefined> => {
  const [row] = await tx
    .select(lockedColumns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(and(eq(applications.id, id), visibleTo(caller)))
    .for('no key update', { of: applications });
  return row;
};

/** Gives a locked application its next status. A reason stands beside a rejection only. */
export const updateStatus = async (
  tx: Transaction,
  {
    id,
    status,
    reason,
    answered,
    at,
  }: { id: string; status: ApplicationStatus; reason: string | null; answered: boolean; at: Date },
): Promise<void> => {
  await tx
    .update(applications)
    .set({
      status,
      reason,
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
  await tx.update(applications).set({ rating }).where(eq(applications.id, id));
};

export interface NewEvent {
  applicationId: string;
  event: ApplicationEvent;
  from?: ApplicationStatus;
  to?: ApplicationStatus;
  /** A sentence for the timeline. */
  detail?: string;
  by: Member;
  at: Date;
}

/** Which events change a status, and whose; what is written, answered or opened beside it changes none. */
const CHANGES: Partial<Record<ApplicationEvent, `${'application' | 'interview' | 'offer'}_status_changed`>> = {
  status_changed: 'application_status_changed',
  withdrawn: 'application_status_changed',
  interview_scheduled: 'interview_status_changed',
  interview_rescheduled: 'interview_status_changed',
  interview_cancelled: 'interview_status_changed',
  interview_result: 'interview_status_changed',
  offer_made: 'offer_status_changed',
  offer_answered: 'offer_status_changed',
  offer_withdrawn: 'offer_status_changed',
};

/** The log stays when the people go: it names the job and the statuses, never a sentence of somebody's. */
const auditChange = async (tx: Transaction, { applicationId, event, from, to, detail, by, at }: NewEvent) => {
  const action = CHANGES[event];
  if (!action) return;
  const [job] = await tx
    .select({ code: jobs.jobCode })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId));
  const answer = OFFER_STATUSES.find((status) => status === detail);
  await recordAudit(tx, {
    actor: { id: by.accountId, kind: actorKind(by), code: by.userCode },
    action,
    subject: { kind: 'application', id: applicationId, code: job?.code ?? '' },
    from,
    to: to ?? answer ?? event,
    at,
  });
};

/** Writes what happened into the application's history, and a change of a status into the audit log as well. */
export const insertEvent = async (tx: Transaction, entry: NewEvent): Promise<void> => {
  const { applicationId, event, from, to, detail, by, at } = entry;
  await auditChange(tx, entry);
  await tx.insert(applicationEvents).values({
    applicationId,
    event,
    fromStatus: from,
    toStatus: to,
    actorId: by.accountId,
    actorKind: actorKind(by),
    detail: detail ? { text: detail } : null,
    at,
  });
};

export interface EventRow {
  event: ApplicationEvent;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus | null;
  actorKind: AccountKind | null;
  detail: Readonly<Record<string, unknown>> | null;
  at: Date;
}

/** Oldest first. */
export const findEvents = (executor: Executor, applicationId: string): Promise<EventRow[]> =>
  executor
    .select({
      event: applicationEvents.event,
      fromStatus: applicationEvents.fromStatus,
      toStatus: applicationEvents.toStatus,
      actorKind: applicationEvents.actorKind,
      detail: applicationEvents.detail,
      at: applicationEvents.at,
    })
    .from(applicationEvents)
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

/** What the candidate reads under "who saw me". An own applicant never counts towards the daily number. */
export const insertAccess = async (
  tx: Transaction,
  access: {
    candidateId: string;
    recruiterId: string;
    companyName: string;
    applicationId: string;
    jobId: string;
    day: string;
    at: Date;
  },
): Promise<void> => {
  await tx.insert(accessLog).values({ ...access, kind: 'profile_opened', counted: false });
};
