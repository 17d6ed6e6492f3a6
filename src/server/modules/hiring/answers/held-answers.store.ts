import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ApplicationEvent } from '#contract/vocabularies.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import {
  applicationEvents,
  applications,
  heldAnswers,
  interviewEvents,
  interviews,
  jobs,
  offers,
} from '#server/database/schema/index.ts';
import { isOfHeldAnswer } from './as-shown.store.ts';

export type HeldAnswer = typeof heldAnswers.$inferSelect;

/** Returns the undoable answers of locked applications. */
export const findHeldAnswers = (executor: Executor, applicationIds: readonly string[]): Promise<HeldAnswer[]> =>
  executor.select().from(heldAnswers).where(anyOf(heldAnswers.applicationId, applicationIds));

/** The undoable answer of a locked application. */
export const findHeld = async (executor: Executor, applicationId: string): Promise<HeldAnswer | undefined> =>
  (await findHeldAnswers(executor, [applicationId])).at(0);

/**
 * Holds answers to locked applications: saves their current state. Where an earlier answer is held still, what its
 * candidate sees stays, and the current state becomes a step to go back to.
 *
 * @param answers the recruiter's words for each
 * @param undoUntil the moment until which the answers can be undone
 */
export const holdAnswers = async (
  tx: Transaction,
  answers: readonly { id: string; words: HeldAnswer['words'] }[],
  undoUntil: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into ${heldAnswers} (application_id, before, words, undo_until)
    select ${applications.id}, jsonb_build_object(
        'application', jsonb_build_object(
          'status', ${applications.status}, 'reason', ${applications.reason}, 'reason_code', ${applications.reasonCode}, 'version', ${applications.version},
          'first_answered_at', ${applications.firstAnsweredAt}, 'updated_at', ${applications.updatedAt}),
        'interviews', (select coalesce(jsonb_agg(to_jsonb(${interviews})), '[]') from ${interviews}
          where ${interviews.applicationId} = ${applications.id}),
        'offers', (select coalesce(jsonb_agg(to_jsonb(${offers})), '[]') from ${offers}
          where ${offers.applicationId} = ${applications.id}),
        'events', (select coalesce(jsonb_agg(${applicationEvents.id}), '[]') from ${applicationEvents}
          where ${applicationEvents.applicationId} = ${applications.id}),
        'interviewEvents', (select coalesce(jsonb_agg(${interviewEvents.id}), '[]') from ${interviewEvents}
          join ${interviews} on ${interviews.id} = ${interviewEvents.interviewId}
          where ${interviews.applicationId} = ${applications.id})),
      answer.words, ${undoUntil.toISOString()}::timestamptz
    from ${applications} join jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) answer(id uuid, words jsonb)
      on answer.id = ${applications.id}
    on conflict (application_id) do update set words = excluded.words, undo_until = excluded.undo_until,
      steps = ${heldAnswers.steps} || jsonb_build_array(
        jsonb_build_object('before', excluded.before, 'words', ${heldAnswers.words}))`);
};

/**
 * Prepares the held answers of locked applications for undoing the newest of each alone: what is put back is the state
 * right before it. Returns the answers before it, to be held again.
 */
export const cutLastSteps = async (tx: Transaction, held: readonly HeldAnswer[]): Promise<HeldAnswer[]> => {
  const earlier = held.flatMap((one) => {
    const last = one.steps.at(-1);
    return last ? [{ ...one, words: last.words, steps: one.steps.slice(0, -1) }] : [];
  });
  await tx
    .update(heldAnswers)
    .set({ before: sql`${heldAnswers.steps} -> -1 -> 'before'` })
    .where(
      anyOf(
        heldAnswers.applicationId,
        earlier.map(({ applicationId }) => applicationId),
      ),
    );
  return earlier;
};

export const holdAgain = async (tx: Transaction, held: readonly HeldAnswer[]): Promise<void> => {
  if (held.length > 0) await tx.insert(heldAnswers).values([...held]);
};

/** Counts a recruiter's held answers to each person. */
export const countHeldByPerson = async (tx: Transaction, recruiterId: string): Promise<ReadonlyMap<string, number>> => {
  // A lookup for each held answer, of which there are few: a join may begin with every application to the recruiter.
  const { rows } = await tx.execute<{ candidateId: string | null; count: number }>(sql`
    select (
        select ${applications.candidateId} from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
        where ${applications.id} = ${heldAnswers.applicationId} and ${jobs.recruiterId} = ${recruiterId}
      ) as "candidateId", count(*)::int as count
    from ${heldAnswers} group by 1`);
  return new Map(rows.flatMap(({ candidateId, count }) => (candidateId ? [[candidateId, count]] : [])));
};

/** Releases the answer to the candidate: it is news as of `at`, which also becomes the date of a first answer. */
export const letShow = async (tx: Transaction, { id, at }: { id: string; at: Date }): Promise<void> => {
  await tx.delete(heldAnswers).where(eq(heldAnswers.applicationId, id));
  await tx
    .update(applications)
    .set({
      updatedAt: at,
      answerShownAt: sql`coalesce(${applications.answerShownAt},
        case when ${applications.firstAnsweredAt} is not null then ${at.toISOString()}::timestamptz end)`,
    })
    .where(eq(applications.id, id));
};

export const interviewsOf = (tx: Transaction, applicationIds: readonly string[]) =>
  tx.select().from(interviews).where(anyOf(interviews.applicationId, applicationIds)).orderBy(interviews.createdAt);

export const offersOf = (tx: Transaction, applicationIds: readonly string[]) =>
  tx.select().from(offers).where(anyOf(offers.applicationId, applicationIds)).orderBy(offers.createdAt);

/**
 * Removes from a held answer what the candidate would not understand, having seen none of it: interviews and offers made
 * and ended meanwhile, and moves of an interview that was cancelled afterwards.
 */
export const dropUnseenSteps = async (tx: Transaction, applicationId: string): Promise<void> => {
  const was = (table: 'interviews' | 'offers') =>
    sql`(select seen.* from ${heldAnswers}
      cross join lateral jsonb_populate_recordset(null::${sql.identifier(table)}, ${heldAnswers.before} -> ${sql.raw(`'${table}'`)}) seen
      where ${heldAnswers.applicationId} = ${applicationId})`;
  const isNew = (events: SQL) =>
    sql`not (select ${heldAnswers.before} from ${heldAnswers} where ${heldAnswers.applicationId} = ${applicationId})
      -> ${sql.raw("'interviewEvents'")} ? ${events}::text`;
  const dropEvents = (events: readonly ApplicationEvent[], times: SQL) =>
    tx.execute(sql`
      delete from ${applicationEvents} using ${heldAnswers}
      where ${heldAnswers.applicationId} = ${applicationId} and ${applicationEvents.applicationId} = ${applicationId}
        and ${isOfHeldAnswer} and ${inArray(applicationEvents.event, [...events])} and ${applicationEvents.at} in (${times})`);

  const unseen = sql`${interviews.applicationId} = ${applicationId} and ${interviews.status} = 'Cancelled'
    and ${interviews.id} not in (select id from ${was('interviews')} was)`;
  await dropEvents(
    ['interview_scheduled', 'interview_rescheduled', 'interview_cancelled'],
    sql`select ${interviewEvents.at} from ${interviewEvents}
      join ${interviews} on ${interviews.id} = ${interviewEvents.interviewId} where ${unseen}`,
  );
  await tx.execute(sql`delete from ${interviews} where ${unseen}`);

  const movedFirst = sql`${interviews.applicationId} = ${applicationId} and ${interviews.status} = 'Cancelled'
    and ${interviews.id} in (select id from ${was('interviews')} was where was.status <> 'Cancelled')`;
  const moves = sql`from ${interviewEvents} join ${interviews} on ${interviews.id} = ${interviewEvents.interviewId}
    where ${movedFirst} and ${interviewEvents.event} = 'interview_rescheduled' and ${isNew(sql`${interviewEvents.id}`)}`;
  await dropEvents(['interview_rescheduled'], sql`select ${interviewEvents.at} ${moves}`);
  await tx.execute(sql`delete from ${interviewEvents} where id in (select ${interviewEvents.id} ${moves})`);
  await tx.execute(sql`
    update ${interviews} set starts_at = was.starts_at, location = was.location, contact_no = was.contact_no,
      hr_notes = was.hr_notes, scheduled_by = was.scheduled_by, rescheduled = was.rescheduled
    from ${was('interviews')} was where ${interviews.id} = was.id and ${movedFirst}`);
  await tx.execute(sql`
    update ${interviewEvents} set from_starts_at = ${interviews.startsAt}, to_starts_at = ${interviews.startsAt}
    from ${interviews} where ${interviews.id} = ${interviewEvents.interviewId} and ${movedFirst}
      and ${interviewEvents.event} = 'interview_cancelled' and ${isNew(sql`${interviewEvents.id}`)}`);

  const unseenOffers = sql`${offers.applicationId} = ${applicationId} and ${offers.status} = 'Withdrawn'
    and ${offers.id} not in (select id from ${was('offers')} was)`;
  await dropEvents(
    ['offer_made', 'offer_withdrawn'],
    sql`select unnest(array[${offers.createdAt}, ${offers.answeredAt}]) from ${offers} where ${unseenOffers}`,
  );
  await tx.execute(sql`delete from ${offers} where ${unseenOffers}`);
};

/** Restores locked applications, their interviews and offers, and deletes the history entries of their held answers. */
export const putBack = async (tx: Transaction, applicationIds: readonly string[]): Promise<void> => {
  const isHeld = anyOf(heldAnswers.applicationId, applicationIds);
  const held = sql`${heldAnswers} where ${isHeld}`;
  const before = (table: 'interviews' | 'offers') =>
    sql`select (jsonb_populate_recordset(null::${sql.identifier(table)}, before -> ${sql.raw(`'${table}'`)})).* from ${held}`;
  await tx.execute(sql`
    update ${applications} set status = was.status, reason = was.reason, reason_code = was.reason_code, version = was.version,
      first_answered_at = was.first_answered_at, updated_at = was.updated_at
    from (select application_id, (jsonb_populate_record(null::applications, before -> 'application')).* from ${held}) was
    where ${applications.id} = was.application_id`);
  await tx.execute(sql`
    delete from ${interviews} where ${anyOf(interviews.applicationId, applicationIds)}
      and ${interviews.id} not in (select was.id from (${before('interviews')}) was)`);
  await tx.execute(sql`
    update ${interviews} set starts_at = was.starts_at, location = was.location, contact_no = was.contact_no,
      hr_notes = was.hr_notes, scheduled_by = was.scheduled_by, status = was.status, no_show = was.no_show,
      rescheduled = was.rescheduled, calendar_sequence = was.calendar_sequence, answer = was.answer,
      answer_message = was.answer_message, answer_wishes = was.answer_wishes, answered_at = was.answered_at,
      cancel_reason = was.cancel_reason, updated_at = was.updated_at, version = was.version
    from (${before('interviews')}) was where ${interviews.id} = was.id`);
  await tx.execute(sql`
    delete from ${offers} where ${anyOf(offers.applicationId, applicationIds)}
      and ${offers.id} not in (select was.id from (${before('offers')}) was)`);
  await tx.execute(sql`
    update ${offers} set status = was.status, answered_at = was.answered_at, updated_at = was.updated_at,
      version = was.version
    from (${before('offers')}) was where ${offers.id} = was.id`);
  await tx.execute(sql`
    delete from ${applicationEvents} using ${heldAnswers}
    where ${isHeld}
      and ${applicationEvents.applicationId} = ${heldAnswers.applicationId} and ${isOfHeldAnswer}`);
  await tx.execute(sql`
    delete from ${interviewEvents} using ${interviews}, ${heldAnswers}
    where ${isHeld} and ${interviews.applicationId} = ${heldAnswers.applicationId}
      and ${interviews.id} = ${interviewEvents.interviewId}
      and not ${heldAnswers.before} -> 'interviewEvents' ? ${interviewEvents.id}::text`);
  await tx.delete(heldAnswers).where(isHeld);
};
