import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReasonCode } from '#contract/answer-reasons.ts';
import type { AccountKind, ApplicationEvent, ApplicationStatus, EmploymentType } from '#contract/vocabularies.ts';
import type { CandidateCaller, Member } from '#server/caller.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobTakenDown } from '#server/database/job-taken-down.ts';
import { postedByCompany } from '#server/database/posted-by.ts';
import type { EventDetail } from '#server/database/schema/applications.ts';
import { accounts, applicationEvents, applications, jobs, recruiters } from '#server/database/schema/index.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { recordAudits } from '#server/modules/audit/public.ts';
import { asShownTo } from '../answers/as-shown.store.ts';
import { hasAccepted } from '../offers/offer-policy.ts';
import { findStanding } from '../offers/offers.store.ts';
import { actorKind } from './actor-kind.ts';
import { announceApplications, announceToSides, findSides } from './application-news.store.ts';
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
  jobTitle: jobs.title,
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
 * Finds applications that the caller may see, and locks them until the transaction ends. Every change of an application,
 * its interview or its offer takes this lock first, so that changes wait for each other.
 */
export const findAndLock = (tx: Transaction, caller: Member, ids: readonly string[]): Promise<LockedApplication[]> =>
  lockWhere(tx, ids, visibleTo(caller));

/** Finds and locks an application for the portal itself. */
export const lockForPortal = async (tx: Transaction, id: string): Promise<LockedApplication | undefined> =>
  (await lockWhere(tx, [id])).at(0);

const lockWhere = async (tx: Transaction, ids: readonly string[], where?: SQL): Promise<LockedApplication[]> => {
  const theirs = and(anyOf(applications.id, ids), where);
  const people = await tx
    .select({ candidateId: applications.candidateId, recruiterId: jobs.recruiterId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(theirs);
  if (people.length === 0) return [];
  await holdAccounts(tx, [...new Set(people.flatMap(({ candidateId, recruiterId }) => [candidateId, recruiterId]))]);
  // A fixed locking order prevents deadlocks between changes of several applications.
  const locked = await tx
    .select(lockedColumns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(theirs)
    .orderBy(applications.id)
    .for('no key update', { of: applications });
  // Read after the locks are held: an offer may have been accepted while they were waited for.
  const offers = await findStanding(
    tx,
    locked.map(({ id }) => id),
  );
  const hired = new Set(offers.flatMap((offer) => (hasAccepted([offer]) ? [offer.applicationId] : [])));
  return locked.map((application) => ({ ...application, hired: hired.has(application.id) }));
};

interface NextStatus {
  id: string;
  reason: string | null;
  reasonCode?: ReasonCode | null;
}

/**
 * Sets the next status of locked applications. A reason is kept only with a rejection. When an application closed by
 * the portal is reopened, its wait restarts at this moment.
 */
export const updateStatuses = async (
  tx: Transaction,
  changes: readonly NextStatus[],
  { status, answered, at }: { status: ApplicationStatus; answered: boolean; at: Date },
): Promise<void> => {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx
    .update(applications)
    .set({
      status,
      reason: sql`change.reason`,
      reasonCode: sql`change."reasonCode"`,
      silenceToldAt: sql`case when ${applications.reasonCode} = 'noAnswer' then ${moment} else ${applications.silenceToldAt} end`,
      updatedAt: at,
      version: sql`${applications.version} + 1`,
      ...(answered && { firstAnsweredAt: sql`coalesce(${applications.firstAnsweredAt}, ${moment})` }),
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) change(id uuid, reason text, "reasonCode" reason_code)`,
    )
    .where(sql`${applications.id} = change.id`);
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
export interface StatusChange {
  kind: 'application' | 'interview' | 'offer';
  id: string;
  applicationId: string;
  from?: string | undefined;
  to: string;
  /** Undefined for the portal's scheduled actions. */
  by?: Member;
  /** It takes back the last one. */
  takesBack?: boolean;
  at: Date;
}

/** Data made stale by a status change; a new or removed application also changes the counts on jobs. */
const TOPICS = {
  application: ['applications', 'jobs'],
  interview: ['interviews', 'applications'],
  offer: ['offers', 'applications'],
} as const;

/**
 * Records status changes in the audit log, and announces them to both sides. The log outlives the people: it contains
 * the job code and the statuses, but no text by them.
 *
 * @param known whose applications these are, if that has been read
 */
export const recordStatusChanges = async (
  tx: Transaction,
  changes: readonly StatusChange[],
  known?: Awaited<ReturnType<typeof findSides>>,
): Promise<void> => {
  const ids = changes.map(({ applicationId }) => applicationId);
  const sides = known ?? (await findSides(tx, ids));
  const codeOf = new Map(sides.map(({ id, jobCode }) => [id, jobCode]));
  await recordAudits(
    tx,
    changes.map(({ kind, id, applicationId, from, to, by, takesBack, at }) => ({
      ...(by && !by.byPortal && { actor: { id: by.accountId, kind: actorKind(by), code: by.userCode } }),
      action: `${kind}_status_changed` as const,
      subject: { kind, id, code: codeOf.get(applicationId) ?? '' },
      ...(from && { from }),
      to,
      ...(takesBack && { takesBack }),
      at,
    })),
  );
  for (const [kind, ofKind] of Map.groupBy(changes, (change) => change.kind)) {
    const changed = new Set(ofKind.map(({ applicationId }) => applicationId));
    await announceToSides(
      tx,
      sides.filter(({ id }) => changed.has(id)),
      TOPICS[kind],
    );
  }
};

/** Records and announces one change of a status. */
export const recordStatusChange = (tx: Transaction, change: StatusChange): Promise<void> =>
  recordStatusChanges(tx, [change]);

/** One parameter for all rows: with one for each value, Drizzle builds hundreds of them longer than they take to insert. */
const insertEventRows = async (tx: Transaction, events: readonly NewEvent[]): Promise<void> => {
  const rows = events.map(({ by, ...event }) => ({
    ...event,
    ...(by && { actorId: by.accountId, actorKind: actorKind(by) }),
  }));
  await tx.execute(sql`
    insert into ${applicationEvents} (application_id, event, from_status, to_status, actor_id, actor_kind, detail, at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) event("applicationId" uuid, event application_event,
      "from" application_status, "to" application_status, "actorId" uuid, "actorKind" account_kind, detail jsonb,
      at timestamptz)`);
};

/** Begins the history of a new application, and announces it to both sides. */
export const insertFirstEvent = async (
  tx: Transaction,
  { id, recruiterId, by, at }: { id: string; recruiterId: string | null; by: CandidateCaller; at: Date },
): Promise<void> => {
  await insertEventRows(tx, [{ applicationId: id, event: 'submitted', to: 'pending', by, at }]);
  await announceToSides(tx, [{ id, recruiterId, candidateId: by.accountId, held: null }], TOPICS.application);
};

/**
 * Adds events to the history of applications, and status changes also to the audit log. Announces them to both sides.
 */
export const insertEvents = async (tx: Transaction, events: readonly NewEvent[]): Promise<void> => {
  const changes = events.flatMap(({ applicationId, from, to, by, at }): StatusChange[] =>
    from && to && from !== to
      ? [{ kind: 'application', id: applicationId, applicationId, from, to, ...(by && { by }), at }]
      : [],
  );
  await insertEventRows(tx, events);
  if (changes.length > 0) await recordStatusChanges(tx, changes);
  const changed = new Set(changes.map(({ applicationId }) => applicationId));
  const others = events.map(({ applicationId }) => applicationId).filter((id) => !changed.has(id));
  if (others.length > 0) await announceApplications(tx, others, TOPICS.application);
};

/** Adds one event. */
export const insertEvent = (tx: Transaction, event: NewEvent): Promise<void> => insertEvents(tx, [event]);

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
