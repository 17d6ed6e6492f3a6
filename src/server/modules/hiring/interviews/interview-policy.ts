import type { PlainProblemCode } from '#contract/problems.ts';
import type { InterviewAnswer, InterviewStatus, NO_SHOW } from '#contract/vocabularies.ts';

/** An interview in one of these is live: at most one per application. */
export const LIVE_STATUSES = ['Pending', 'Scheduled', 'Selected'] as const satisfies readonly InterviewStatus[];

/** Returns whether an interview is live; in the other statuses it no longer changes. */
export const isLive = (status: InterviewStatus): boolean => LIVE_STATUSES.some((live) => live === status);

/**
 * Returns why an interview takes no answer any more; undefined when it does. One with a result, or that has begun, is
 * settled. One for a job that was taken down may be a fraud: the answer would reach whoever made the appointment.
 */
export const answerRefusal = (
  interview: { status: InterviewStatus; startsAt: Date; takenDown: boolean },
  now: Date,
): PlainProblemCode | undefined => {
  if (interview.status === 'Cancelled') return 'INTERVIEW_CANCELLED';
  if (interview.status !== 'Pending' && interview.status !== 'Scheduled') return 'INTERVIEW_HAS_RESULT';
  if (interview.startsAt.getTime() <= now.getTime()) return 'INTERVIEW_BEGUN';
  return interview.takenDown ? 'JOB_REMOVED' : undefined;
};

/**
 * Returns why an interview gets no such result; undefined when it does. We told the candidate of a job that was taken
 * down not to come: only a rejection, which ends the application, may follow.
 */
export const resultRefusal = (
  { takenDown }: { takenDown: boolean },
  result: 'Selected' | 'Rejected' | typeof NO_SHOW,
): PlainProblemCode | undefined => (takenDown && result !== 'Rejected' ? 'JOB_TAKEN_DOWN' : undefined);

interface Reply {
  answer: InterviewAnswer | null;
  answerMessage: string | null;
  answerWishes: readonly string[] | null;
}

/** A double click counts as one reply. */
export const isSameReply = (
  given: Reply,
  now: { answer: InterviewAnswer; message: string; wishes: readonly string[] },
): boolean =>
  given.answer === now.answer &&
  (given.answerMessage ?? '') === now.message &&
  (given.answerWishes ?? []).join() === now.wishes.join();

interface Arrangement {
  startsAt: Date;
  location: string;
  contactNo: string;
  hrNotes: string;
  scheduledBy: string;
}

/**
 * The same key with the same arrangement is a repeat while the interview is live; anything else is a different request.
 */
export const isRepeat = (earlier: Arrangement & { status: InterviewStatus }, asked: Arrangement): boolean =>
  isLive(earlier.status) &&
  earlier.startsAt.getTime() === asked.startsAt.getTime() &&
  earlier.location === asked.location &&
  earlier.contactNo === asked.contactNo &&
  earlier.hrNotes === asked.hrNotes &&
  earlier.scheduledBy === asked.scheduledBy;
