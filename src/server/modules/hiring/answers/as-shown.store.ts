import { getTableColumns, type Placeholder, type SQL, Subquery, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import {
  applicationEvents,
  applications,
  heldAnswers,
  interviewEvents,
  interviews,
  offers,
} from '#server/database/schema/index.ts';

/** A subquery that replaces a table under its name, so that a query's columns need no change. */
const inPlaceOf = <Name extends string, Columns extends Record<string, unknown>>(
  name: Name,
  columns: Columns,
  rows: SQL,
): Subquery<Name, Columns> => new Subquery(rows, columns, name);

const notHeld = (applicationId: SQL): SQL =>
  sql`not exists (select from ${heldAnswers} where ${heldAnswers.applicationId} = ${applicationId})`;

/** Restricts the scan to this candidate's applications. */
const ownOf = (candidateId: string | Placeholder): SQL =>
  sql`select ${applications.id} from ${applications} where ${applications.candidateId} = ${candidateId}`;

/** Restricted to this candidate, so that the planner expects few rows. */
const heldOf = (candidateId: string | Placeholder): SQL =>
  sql`${heldAnswers} join ${applications} on ${applications.id} = ${heldAnswers.applicationId}
    and ${applications.candidateId} = ${candidateId}`;

/** Always true; lets the planner look up one application by its key instead of scanning all held answers. */
const isOfItsApplication = sql`shown.application_id = ${heldAnswers.applicationId}`;

/** History entries written by the recruiter's answer itself; `before` lists the earlier ones. */
export const isOfHeldAnswer = sql`${applicationEvents.actorKind} = 'recruiter' and ${applicationEvents.event} <> 'opened'
  and not ${heldAnswers.before} -> 'events' ? ${applicationEvents.id}::text`;

/** The tables as a candidate sees them: applications with an answer that can still be undone appear as before it. */
export const asShownToCandidate = (candidateId: string | Placeholder) => ({
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

/** What the candidate of one application sees of it, for a subquery of a statement that selects applications. */
export const asShownOf = (applicationId: SQL) => {
  const before = sql`(select ${heldAnswers.before} from ${heldAnswers} where ${heldAnswers.applicationId} = ${applicationId})`;
  const rowsOf = (table: typeof interviews | typeof offers, name: 'interviews' | 'offers'): SQL =>
    sql`select ${table}.* from ${table} where ${notHeld(sql`${table.applicationId}`)} and ${table.applicationId} = ${applicationId}
      union all
      select shown.* from jsonb_populate_recordset(null::${table}, ${before} -> ${sql.raw(`'${name}'`)}) shown`;
  return {
    status: sql<ApplicationStatus>`coalesce(${before} -> 'application' ->> 'status', ${applications.status}::text)`,
    interviews: inPlaceOf('interviews', getTableColumns(interviews), rowsOf(interviews, 'interviews')),
    offers: inPlaceOf('offers', getTableColumns(offers), rowsOf(offers, 'offers')),
  };
};

/** The tables as stored. */
export const STORED = { applications, interviews, offers, applicationEvents, interviewEvents };

export type ShownTables = typeof STORED | ReturnType<typeof asShownToCandidate>;

/** Returns the hiring tables as this caller sees them. Every read available to candidates must use these tables. */
export const asShownTo = ({ kind, accountId }: Member): ShownTables => asShownToKind(kind, accountId);

/** The same for a statement that is prepared for a kind of caller. */
export const asShownToKind = (kind: Member['kind'], accountId: string | Placeholder): ShownTables =>
  kind === 'candidate' ? asShownToCandidate(accountId) : STORED;
