import { type SQL, sql } from 'drizzle-orm';
import { DUE_SOON_DAYS, dayAfter } from '#contract/answer-promise.ts';
import { applicationEvents, applications } from '#server/database/schema/index.ts';

/*
 * What counts as answered, once for the lists of what is due, for the record and for the portal's own closing. An answer is the
 * first acceptance, rejection or interview by a person; `answerShownAt` is when the candidate could first read it. What the
 * portal closes by itself, a message, and an answer that was undone never set it.
 */

/** A promise that waits to be kept: pending, never answered, and with somebody behind it. */
export const isUnanswered: SQL = sql`(${applications.status} = 'pending' and ${applications.answerBy} is not null
  and ${applications.answerShownAt} is null and ${applications.candidateId} is not null)`;

/** @param today the day in Asia/Kolkata */
export const isOverdue = (today: string): SQL => sql`(${isUnanswered} and ${applications.answerBy} < ${today}::date)`;

export const isDueSoon = (today: string): SQL =>
  sql`(${isUnanswered} and ${applications.answerBy} between ${today}::date and ${dayAfter(today, DUE_SOON_DAYS)}::date)`;

/** The instant at which the promised day ends in Asia/Kolkata. */
const endOfPromise: SQL = sql`((${applications.answerBy} + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** Nothing while no answer has shown. */
export const isAnsweredInTime: SQL = sql`(${applications.answerShownAt} < ${endOfPromise})`;

/** Who withdrew, or left, before the promised day was over was not waiting any more when it ended. */
const leftBefore: SQL = sql`(case when ${applications.status} = 'withdrawn' then exists (
    select from ${applicationEvents} where ${applicationEvents.applicationId} = ${applications.id}
      and ${applicationEvents.event} = 'withdrawn' and ${applicationEvents.at} < ${endOfPromise})
  else ${applications.candidateId} is null and ${applications.answerShownAt} is null end)`;

/** What the record counts: due in the last 12 months, without those withdrawn before. */
export const isInRecord = (today: string): SQL =>
  sql`(${applications.answerBy} < ${today}::date and ${applications.answerBy} >= (${today}::date - interval '12 months')::date
    and not ${leftBefore})`;
