import { getTableColumns, type SQL, Subquery, sql } from 'drizzle-orm';
import { isCandidate, type Member } from '#server/caller.ts';
import {
  applicationEvents,
  applications,
  heldAnswers,
  interviewEvents,
  interviews,
  offers,
} from '#server/database/schema/index.ts';

/** What stands in the place of a table under its own name, so that a query's columns stay as they are. */
const inPlaceOf = <Name extends string, Columns extends Record<string, unknown>>(
  name: Name,
  columns: Columns,
  rows: SQL,
): Subquery<Name, Columns> => new Subquery(rows, columns, name);

const notHeld = (applicationId: SQL): SQL =>
  sql`not exists (select from ${heldAnswers} where ${heldAnswers.applicationId} = ${applicationId})`;

/** So that what comes of them is looked up, not read of everybody. */
const ownOf = (candidateId: string): SQL =>
  sql`select ${applications.id} from ${applications} where ${applications.candidateId} = ${candidateId}`;

/** Of this candidate alone, so that the database expects few. */
const heldOf = (candidateId: string): SQL =>
  sql`${heldAnswers} join ${applications} on ${applications.id} = ${heldAnswers.applicationId}
    and ${applications.candidateId} = ${candidateId}`;

/** Always so; who asks for those of one application is answered by its key, not by all that are held. */
const isOfItsApplication = sql`shown.application_id = ${heldAnswers.applicationId}`;

/** What the recruiter's answer itself wrote into the history; `before` lists what stood there. */
export const isOfHeldAnswer = sql`${applicationEvents.actorKind} = 'recruiter' and ${applicationEvents.event} <> 'opened'
  and not ${heldAnswers.before} -> 'events' ? ${applicationEvents.id}::text`;

/** What a candidate reads: whatever has an answer that can still be undone is as it was before it. */
export const asShownToCandidate = (candidateId: string) => ({
  applications: inPlaceOf(
    'applications',
    getTableColumns(applications),
    sql`select ${applications}.* from ${applications} where ${notHeld(sql`${applications.id}`)}
      union all
      select shown.* from ${heldOf(candidateId)}
        cross join lateral jsonb_populate_record(${applications}, ${heldAnswers.before} -> 'application') shown`,
  ),
  interviews: inPlaceOf(
    'interviews',
    getTableColumns(interviews),
    sql`select ${interviews}.* from ${interviews}
      where ${notHeld(sql`${interviews.applicationId}`)} and ${interviews.applicationId} in (${ownOf(candidateId)})
      union all
      select shown.* from ${heldOf(candidateId)}
        cross join lateral jsonb_populate_recordset(null::${interviews}, ${heldAnswers.before} -> 'interviews') shown
        where ${isOfItsApplication}`,
  ),
  offers: inPlaceOf(
    'offers',
    getTableColumns(offers),
    sql`select ${offers}.* from ${offers}
      where ${notHeld(sql`${offers.applicationId}`)} and ${offers.applicationId} in (${ownOf(candidateId)})
      union all
      select shown.* from ${heldOf(candidateId)}
        cross join lateral jsonb_populate_recordset(null::${offers}, ${heldAnswers.before} -> 'offers') shown
        where ${isOfItsApplication}`,
  ),
  applicationEvents: inPlaceOf(
    'application_events',
    getTableColumns(applicationEvents),
    sql`select ${applicationEvents}.* from ${applicationEvents} where not exists (
      select from ${heldAnswers} where ${heldAnswers.applicationId} = ${applicationEvents.applicationId}
        and ${isOfHeldAnswer})`,
  ),
  interviewEvents: inPlaceOf(
    'interview_events',
    getTableColumns(interviewEvents),
    sql`select ${interviewEvents}.* from ${interviewEvents} where not exists (
      select from ${heldAnswers} where not ${heldAnswers.before} -> 'interviewEvents' ? ${interviewEvents.id}::text
        and ${heldAnswers.applicationId} = (select ${interviews.applicationId} from ${interviews}
          where ${interviews.id} = ${interviewEvents.interviewId}))`,
  ),
});

/** The tables as they are. */
export const STORED = { applications, interviews, offers, applicationEvents, interviewEvents };

export type ShownTables = typeof STORED | ReturnType<typeof asShownToCandidate>;

/** The tables of hiring as this caller reads them. Each read that a candidate can make takes its tables from here. */
export const asShownTo = (caller: Member): ShownTables =>
  isCandidate(caller) ? asShownToCandidate(caller.accountId) : STORED;
