import { SENTENCES } from '#contract/rules.ts';
import type { InterviewStatus } from '#contract/vocabularies.ts';

/** An interview in one of these still stands: at most one an application. */
export const LIVE_STATUSES = ['Pending', 'Scheduled', 'Selected'] as const satisfies readonly InterviewStatus[];

const TWO_YEARS_MS = 2 * 366 * 24 * 3_600_000;

/** Nobody can come to an interview that has begun already, and nobody plans one for 2099: that is a slip. */
export const timeProblem = (startsAt: Date, now: Date): string | undefined => {
  if (startsAt.getTime() <= now.getTime()) return SENTENCES.inPast;
  return startsAt.getTime() - now.getTime() > TWO_YEARS_MS ? SENTENCES.farAhead : undefined;
};

interface Arrangement {
  startsAt: Date;
  location: string;
  contactNo: string;
  hrNotes: string;
  scheduledBy: string;
}

/** The same key with the same arrangement is a repeat, as long as the interview stands; anything else is another request. */
export const isRepeat = (earlier: Arrangement & { status: InterviewStatus }, asked: Arrangement): boolean =>
  LIVE_STATUSES.some((status) => status === earlier.status) &&
  earlier.startsAt.getTime() === asked.startsAt.getTime() &&
  earlier.location === asked.location &&
  earlier.contactNo === asked.contactNo &&
  earlier.hrNotes === asked.hrNotes &&
  earlier.scheduledBy === asked.scheduledBy;
