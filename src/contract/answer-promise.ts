import { dayInIndia } from './rules.ts';

/* The promise to answer: what a job states, until when an application is answered by it, and the numbers of its rules. */

/** In how many days a job can promise that each application is answered. */
export const ANSWER_DAYS = [7, 14, 21, 30] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];

/** What the form of a new job has filled in. */
export const USUAL_ANSWER_DAYS: AnswerDays = 14;

/** An answer is due soon on the promised day and so many days before it. */
export const DUE_SOON_DAYS = 3;

/** So many days past the promised one the portal tells the candidate that no answer came. */
export const TOLD_AFTER_DAYS = 3;

/** So many days after it has told the candidate the portal closes what is still pending. */
export const CLOSED_AFTER_DAYS = 30;

/** From so many due applications on the record says something. */
export const LEAST_DUE = 10;

/** More answers than this within so many seconds are given in bulk. */
export const BULK = { more: 10, seconds: 120 } as const;

const DAY_MS = 86_400_000;

/** The day that is so many days after another, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day, in Asia/Kolkata and to its end, on which something sent at this instant is answered in time. */
export const promisedDay = (sentAt: Date, days: AnswerDays): string => dayAfter(dayInIndia(sentAt), days);

/** How many days are left until a day: 0 on it, negative after it. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
