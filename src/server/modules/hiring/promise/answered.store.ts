import { type SQL, sql } from 'drizzle-orm';
import { DUE_SOON_DAYS, dayAfter } from '#contract/answer-promise.ts';
import { awaitsAnswer } from '#server/database/awaits-answer.ts';
import { applicationEvents, applications } from '#server/database/schema/index.ts';

/*
 * Defines "answered" for the lists of due answers, the record and automatic closing. An answer is the first acceptance,
 * rejection or interview by a person; `answerShownAt` is when the candidate could first read it. Automatic closing,
 * messages and undone answers never set it.
 */

/** An open promise: pending, never answered, and with an existing candidate. */
export const isUnanswered: SQL = sql`(${awaitsAnswer} and ${applications.answerBy} is not null
  and ${applications.answerShownAt} is null)`;

/** A promise past its day. @param today day in Asia/Kolkata */
export const isOverdue = (today: string): SQL => sql`(${isUnanswered} and ${applications.answerBy} < ${today}::date)`;

export const isDueSoon = (today: string): SQL =>
  sql`(${isUnanswered} and ${applications.answerBy} between ${today}::date and ${dayAfter(today, DUE_SOON_DAYS)}::date)`;

/** End of the promised day in Asia/Kolkata. */
const endOfPromise: SQL = sql`((${applications.answerBy} + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** Null until an answer is released. */
export const isAnsweredInTime: SQL = sql`(${applications.answerShownAt} < ${endOfPromise})`;

/** Candidates who withdrew or left before the end of the promised day were no longer waiting. */
const leftBefore: SQL = sql`(case when ${applications.status} = 'withdrawn' then exists (
    select from ${applicationEvents} where ${applicationEvents.applicationId} = ${applications.id}
      and ${applicationEvents.event} = 'withdrawn' and ${applicationEvents.at} < ${endOfPromise})
  else ${applications.candidateId} is null and ${applications.answerShownAt} is null end)`;

/** Counted in the record: due in the last 12 months, without those withdrawn before. */
export const isInRecord = (today: string): SQL =>
  sql`(${applications.answerBy} < ${today}::date and ${applications.answerBy} >= (${today}::date - interval '12 months')::date
    and not ${leftBefore})`;
