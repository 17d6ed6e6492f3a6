import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationEvent, InterviewAnswer } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { interviewEvents, interviews } from '#server/database/schema/index.ts';
import { actorKind } from '../applications/actor-kind.ts';
import { recordStatusChange } from '../applications/application-changes.store.ts';
import { announceApplication } from '../applications/application-news.store.ts';
import { LIVE_STATUSES } from './interview-policy.ts';

export type InterviewRecord = typeof interviews.$inferSelect;
export type NewInterview = Omit<typeof interviews.$inferInsert, 'id' | 'status' | 'version'>;

/** Returns undefined when a live interview or the schedule key conflicts. */
export const insertInterview = async (
  tx: Transaction,
  interview: NewInterview,
): Promise<InterviewRecord | undefined> => {
  const [row] = await tx.insert(interviews).values(interview).onConflictDoNothing().returning();
  return row;
};

/** Locks the live interview of an application until the transaction ends. */
export const findAndLockLive = async (tx: Transaction, applicationId: string): Promise<InterviewRecord | undefined> => {
  const [row] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, [...LIVE_STATUSES])))
    .for('update');
  return row;
};

type Change = Pick<InterviewRecord, 'startsAt' | 'location' | 'contactNo' | 'hrNotes' | 'scheduledBy'>;

const next = {
  version: sql`${interviews.version} + 1`,
  calendarSequence: sql`${interviews.calendarSequence} + 1`,
};

const updated = (row: InterviewRecord | undefined): InterviewRecord => {
  if (!row) throw new Error('A locked interview was not updated.');
  return row;
};

/** Changes time or place. The candidate's answer referred to the old one and is cleared. */
export const moveInterview = async (
  tx: Transaction,
  { id, change, at }: { id: string; change: Change; at: Date },
): Promise<InterviewRecord> => {
  const [row] = await tx
    .update(interviews)
    .set({
      ...change,
      ...next,
      status: 'Scheduled',
      rescheduled: true,
      answer: null,
      answerMessage: null,
      answerWishes: null,
      answeredAt: null,
      updatedAt: at,
    })
    .where(eq(interviews.id, id))
    .returning();
  return updated(row);
};

/** Stores the candidate's answer to the time. The calendar entry is unchanged, so its sequence stays. */
export const setAnswer = async (
  tx: Transaction,
  {
    id,
    answer,
    message,
    wishes,
    at,
  }: { id: string; answer: InterviewAnswer; message: string; wishes: string[]; at: Date },
): Promise<InterviewRecord> => {
  const [row] = await tx
    .update(interviews)
    .set({
      answer,
      answerMessage: message || null,
      answerWishes: wishes,
      answeredAt: at,
      updatedAt: at,
      version: next.version,
    })
    .where(eq(interviews.id, id))
    .returning();
  return updated(row);
};

export const markCancelled = async (
  tx: Transaction,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<InterviewRecord> => {
  const [row] = await tx
    .update(interviews)
    .set({ ...next, status: 'Cancelled', cancelReason: reason || null, updatedAt: at })
    .where(eq(interviews.id, id))
    .returning();
  return updated(row);
};

/** Time and place stay, so that no calendar entry moves. */
export const markResult = async (
  tx: Transaction,
  {
    id,
    status,
    noShow,
    calledOff,
    at,
  }: { id: string; status: 'Selected' | 'Rejected'; noShow: boolean; calledOff: boolean; at: Date },
): Promise<InterviewRecord> => {
  const [row] = await tx
    .update(interviews)
    .set({
      status,
      noShow,
      version: next.version,
      // A calendar removes its entry only for a higher number.
      ...(calledOff && { calendarSequence: next.calendarSequence }),
      updatedAt: at,
    })
    .where(eq(interviews.id, id))
    .returning();
  return updated(row);
};

/** Adds the old and new state to the interview's history, and a status change to the audit log as well. */
export const insertInterviewEvent = async (
  tx: Transaction,
  {
    event,
    before,
    after,
    by,
    at,
  }: { event: ApplicationEvent; before?: InterviewRecord; after: InterviewRecord; by: Member; at: Date },
): Promise<void> => {
  await tx.insert(interviewEvents).values({
    interviewId: after.id,
    event,
    fromStartsAt: before?.startsAt,
    toStartsAt: after.startsAt,
    fromStatus: before?.status,
    toStatus: after.status,
    actorId: by.accountId,
    actorKind: actorKind(by),
    detail: before ? { location: before.location, contactNo: before.contactNo, hrNotes: before.hrNotes } : null,
    at,
  });
  const { id, applicationId, status } = after;
  if (before?.status === status) return announceApplication(tx, applicationId, ['interviews', 'applications']);
  await recordStatusChange(tx, { kind: 'interview', id, applicationId, from: before?.status, to: status, by, at });
};
