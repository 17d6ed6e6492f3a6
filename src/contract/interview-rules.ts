import type { FieldProblem } from './field-problems.ts';

const TWO_YEARS_MS = 2 * 366 * 24 * 3_600_000;

/** Why an interview cannot be then: it has begun already, or somebody has slipped into 2099. */
export const interviewTimeProblem = (startsAt: Date, now: Date): FieldProblem | undefined => {
  if (startsAt.getTime() <= now.getTime()) return 'inPast';
  return startsAt.getTime() - now.getTime() > TWO_YEARS_MS ? 'farAhead' : undefined;
};

/** Nobody is asked how long an interview takes: it is over an hour after it begins. */
export const INTERVIEW_MINUTES = 60;

/** The instant from which an interview that begins then is over. */
export const interviewEnd = (startsAt: string): string =>
  new Date(Date.parse(startsAt) + INTERVIEW_MINUTES * 60_000).toISOString();

/** Whether an interview that begins then is over. */
export const isInterviewOver = (startsAt: string, now: string): boolean =>
  Date.parse(interviewEnd(startsAt)) <= Date.parse(now);
