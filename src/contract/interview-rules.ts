import type { FieldProblem } from './field-problems.ts';

const TWO_YEARS_MS = 2 * 366 * 24 * 3_600_000;

/** Why an interview cannot be at this time: it is in the past, or the year is a typing error such as 2099. */
export const interviewTimeProblem = (startsAt: Date, now: Date): FieldProblem | undefined => {
  if (startsAt.getTime() <= now.getTime()) return 'inPast';
  return startsAt.getTime() - now.getTime() > TWO_YEARS_MS ? 'farAhead' : undefined;
};

/**
 * Whether an interview does not take place because its candidate was rejected before it began. A rejected interview no
 * longer changes.
 */
export const isCalledOff = (status: string, startsAt: Date | string, updatedAt: Date | string): boolean =>
  status === 'Rejected' && new Date(updatedAt) < new Date(startsAt);

/** The assumed duration, since the form does not ask for one. */
export const INTERVIEW_MINUTES = 60;

/** Returns the instant at which an interview that begins then is over. */
export const interviewEnd = (startsAt: string): string =>
  new Date(Date.parse(startsAt) + INTERVIEW_MINUTES * 60_000).toISOString();

/** The latest start of an interview that is over by then. */
export const latestStartOver = (now: Date): Date => new Date(now.getTime() - INTERVIEW_MINUTES * 60_000);

/** Whether an interview that begins then is over. */
export const isInterviewOver = (startsAt: string, now: string): boolean =>
  Date.parse(interviewEnd(startsAt)) <= Date.parse(now);
