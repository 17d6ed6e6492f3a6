import { gte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ApplicationEvent, ApplicationOutcome, ApplicationStage } from '#contract/vocabularies.ts';
import { applicationEvents, applications, interviews, offers } from '#server/database/schema/index.ts';
import type { ShownTables } from '../answers/as-shown.store.ts';

/**
 * The outcome with its time, as `[outcome, at]`; null where there is none. A rejected candidate has no open or accepted
 * offer any more, and one invited again has no failed interview.
 *
 * @param today the day in Asia/Kolkata: an offer whose last day is past counts as expired
 */
const outcomeWithMoment = (
  shown: ShownTables,
  today: string | Placeholder,
): SQL => sql`case when ${applications.reasonCode} = 'noAnswer' then jsonb_build_array('noAnswer', null)
  when ${applications.status} not in ('pending', 'withdrawn') then coalesce(
  (select jsonb_build_array(
      case ${offers.status} when 'Accepted' then 'hired' when 'Rejected' then 'offerDeclined' else 'offered' end,
      coalesce(${offers.answeredAt}, ${offers.createdAt}))
    from ${shown.offers}
    where ${offers.applicationId} = ${applications.id} and (${offers.status} = 'Rejected' or ${applications.status} <> 'rejected'
      and (${offers.status} = 'Accepted' or ${offers.status} = 'Pending' and ${offers.expiresOn} >= ${today}::date))
    order by ${offers.createdAt} desc limit 1),
  (select jsonb_build_array(
      case when ${interviews.status} = 'Selected' then 'selected' when ${interviews.noShow} then 'noShow' else 'notSelected' end,
      ${interviews.updatedAt})
    from (select ${interviews}.* from ${shown.interviews} where ${interviews.applicationId} = ${applications.id}
      order by ${interviews.createdAt} desc limit 1) ${interviews}
    where ${interviews.status}::text = case when ${applications.status} = 'rejected' then 'Rejected' else 'Selected' end)
) end`;

/** Whether an offer was accepted from this moment on, and the application still stands. */
export const hiredSince = (shown: ShownTables, since: Date): SQL =>
  sql`(${applications.status} not in ('rejected', 'withdrawn') and exists (select from ${shown.offers}
    where ${offers.applicationId} = ${applications.id} and ${offers.status} = 'Accepted' and ${gte(offers.answeredAt, since)}))`;

/** Outcome of an application; `none` until there is one. */
export const outcomeOn = (shown: ShownTables, today: string): SQL<ApplicationOutcome> =>
  sql<ApplicationOutcome>`coalesce(${outcomeWithMoment(shown, today)} ->> 0, 'none')`;

/** Outcome of an application and its time; the time is null where the status alone determines the outcome. */
interface Settled {
  outcome: Exclude<ApplicationOutcome, 'none'>;
  at: Date | null;
}

/** Outcome and time of a row in one column: with two, PostgreSQL would plan and run the long expression twice. */
export const settledOn = (shown: ShownTables, today: string | Placeholder): SQL<Settled | null> =>
  sql<Settled | null>`${outcomeWithMoment(shown, today)}`.mapWith(
    ([outcome, at]: [Settled['outcome'], string | null]): Settled => ({
      outcome,
      at: at === null ? null : new Date(at),
    }),
  );

/** Time since when an application has its status. */
export const statusSinceOn = (shown: ShownTables): SQL<Date> =>
  sql`coalesce((select max(${applicationEvents.at}) from ${shown.applicationEvents}
      where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toStatus} is not null),
    ${applications.appliedAt})`.mapWith(applications.appliedAt);

/** What was last done to an application by anyone but the candidate; opening it is not told. */
export const lastEventOn = (shown: ShownTables): SQL<ApplicationEvent | null> =>
  sql<ApplicationEvent | null>`(select ${applicationEvents.event} from ${shown.applicationEvents}
    where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.event} <> 'opened'
      and coalesce(${applicationEvents.actorKind} <> 'candidate', true)
    order by ${applicationEvents.at} desc, ${applicationEvents.id} desc limit 1)`;

/** Stage of an application: a final status, else that its candidate has left, else its outcome, else its status. */
export const stageOn = (shown: ShownTables, today: string): SQL<ApplicationStage> =>
  sql<ApplicationStage>`case
    when ${applications.status} in ('rejected', 'withdrawn') then ${applications.status}::text
    when ${applications.candidateId} is null then 'left'
    when ${applications.status} = 'pending' then 'pending'
    else coalesce(${outcomeWithMoment(shown, today)} ->> 0,
      case ${applications.status} when 'accepted' then 'accepted' else 'interview' end) end`;
