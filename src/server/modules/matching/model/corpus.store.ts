import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { skills } from '#server/database/schema/profile-lists.ts';
import { skillAliases } from '#server/database/schema/skill-models.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import type { Corpus } from './learning/learn.ts';

/** Small enough to keep every statement fast, whatever the number of jobs. */
const BATCH = 5_000;
/** No skill contains a line break; one text is read several times faster than a list. */
const BETWEEN = '\n';

const splitted = (text: string): string[] => (text === '' ? [] : text.split(BETWEEN));

/** Reads all rows in batches ordered by id. */
const readAll = async <Row extends { id: string }>(
  read: (after: SQL) => Promise<readonly Row[]>,
  idColumn: SQL,
): Promise<Row[]> => {
  const all: Row[] = [];
  for (let after = sql``; ; ) {
    const batch = await read(after);
    all.push(...batch);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return all;
    after = sql`and ${idColumn} > ${last.id}::uuid`;
  }
};

/** Listings publicly open on that day. */
const readListings = async (executor: Executor, today: string): Promise<Corpus['listings']> => {
  const rows = await readAll(
    (after) =>
      executor
        .execute<{ id: string; title: string; skills: string }>(sql`
          select ${jobs.id} as "id", ${jobs.title} as "title", array_to_string(${jobs.skills}, ${BETWEEN}) as "skills"
          from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
          where ${jobs.status} = 'Active' and ${jobs.deletedAt} is null and ${jobs.deadlineEnd} >= ${today}
            and (${accounts.status} in ${[...LIVE_STATUSES]} or ${jobs.forNobody}) ${after}
          order by ${jobs.id} limit ${BATCH}`)
        .then((found) => found.rows),
    sql`${jobs.id}`,
  );
  return rows.map(({ title, skills: text }) => ({ title, skills: splitted(text) }));
};

/** Currently findable candidates: those hidden, blocked or deleted are in no later model. */
const readPeople = async (executor: Executor): Promise<Corpus['people']> => {
  const rows = await readAll(
    (after) =>
      executor
        .execute<{ id: string; skills: string }>(sql`
          select ${candidates.accountId} as "id", own.text as "skills"
          from ${candidates} join ${accounts} on ${accounts.id} = ${candidates.accountId},
            lateral (select string_agg(${skills.name}, ${BETWEEN}) as text from ${skills}
              where ${skills.candidateId} = ${candidates.accountId}) own
          where ${candidates.findable} and ${accounts.status} in ${[...LIVE_STATUSES]} and own.text is not null ${after}
          order by ${candidates.accountId} limit ${BATCH}`)
        .then((found) => found.rows),
    sql`${candidates.accountId}`,
  );
  return rows.map(({ skills: text }) => splitted(text));
};

/** Reads everything that a model is learned from. */
export const readCorpus = async (executor: Executor, today: string): Promise<Corpus> => {
  const merged = await executor
    .select({ from: skillAliases.fromKey, to: skillAliases.toKey })
    .from(skillAliases)
    .where(sql`${skillAliases.decision} = 'accepted'`);
  return {
    listings: await readListings(executor, today),
    people: await readPeople(executor),
    merged: new Map(merged.map(({ from, to }) => [from, to])),
  };
};
