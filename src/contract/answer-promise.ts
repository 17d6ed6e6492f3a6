import { dayInIndia } from './rules.ts';

/*
 * The promise to answer: the days a job can promise, the due dates of its applications, and the numbers of the rules.
 */

/** The number of days in which a job can promise to answer each application. */
export const ANSWER_DAYS = [7, 14, 21, 30] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];

/** The default in the form of a new job. */
export const USUAL_ANSWER_DAYS: AnswerDays = 14;

/** An answer is due soon on the promised day and on this many days before it. */
export const DUE_SOON_DAYS = 3;

/** This many days after the promised one, the portal tells the candidate that no answer came. */
export const TOLD_AFTER_DAYS = 3;

/** This many days after telling the candidate, the portal closes applications that are still pending. */
export const CLOSED_AFTER_DAYS = 30;

/** The fewest due applications for an answer record to be shown. */
export const LEAST_DUE = 10;

/** More answers than this within this many seconds count as given in bulk. */
export const BULK = { more: 10, seconds: 120 } as const;

const DAY_MS = 86_400_000;

/** Returns the day this many days after another, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the last day, in Asia/Kolkata and to its end, on which an application sent at this instant is answered in
 * time.
 */
export const promisedDay = (sentAt: Date, days: AnswerDays): string => dayAfter(dayInIndia(sentAt), days);

/** Returns the days left until a day: 0 on it, negative after it. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
