import { gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidateChanges, candidates } from '#server/database/schema/candidates.ts';
import { jobChanges, jobs } from '#server/database/schema/jobs.ts';
import { education, experiences, projects, skills } from '#server/database/schema/profile-lists.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import type { FitJob } from './fit-input.ts';
import { isFindable } from './people.store.ts';

/** Few enough that others are answered between two. */
const BATCH = 1_000;

export interface FeedJob extends FitJob {
  id: string;
  /** Visible to candidates until its last day. */
  listed: boolean;
  lastDay: string;
  title: string;
  companyName: string;
}

export interface FeedPerson {
  id: string;
  findable: boolean;
  skills: string[];
  technologies: string[];
  experienceYears: number | null;
  work: { startDate: string | null; endDate: string | null; currentlyWorking: boolean; duration: string | null }[];
  degrees: string[];
}

const selectJobs = (executor: Executor, rest: SQL): Promise<FeedJob[]> =>
  executor
    .execute<Record<keyof FeedJob, unknown>>(sql`
      select ${jobs.id} as "id", coalesce(${jobs.status} = 'Active' and ${jobs.deletedAt} is null
          and (${accounts.status} in ${[...LIVE_STATUSES]} or ${jobs.forNobody}), false) as "listed",
        ${jobs.deadlineEnd}::text as "lastDay", ${jobs.title} as "title", ${jobs.companyName} as "companyName",
        ${jobs.skills} as "skills", ${jobs.mustSkills} as "mustSkills", ${jobs.location} as "location",
        ${jobs.experienceMin}::float8 as "experienceMin", ${jobs.experienceMax}::float8 as "experienceMax",
        ${jobs.experienceUnknown} as "experienceUnknown", ${jobs.workMode} as "workMode",
        ${jobs.employmentType} as "employmentType", ${jobs.showSalary} as "showSalary",
        ${jobs.salaryMin}::float8 as "salaryMin", ${jobs.salaryMax}::float8 as "salaryMax",
        ${jobs.education} as "education", ${jobs.startDate}::text as "startDate"
      from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId} ${rest}`)
    .then(({ rows }) => rows as unknown as FeedJob[]);

const selectPeople = (executor: Executor, rest: SQL): Promise<FeedPerson[]> =>
  executor
    .execute<Record<keyof FeedPerson, unknown>>(sql`
      select ${candidates.accountId} as "id", ${isFindable} as "findable",
        ${candidates.experienceYears}::float8 as "experienceYears",
        array(select ${skills.name}::text from ${skills} where ${skills.candidateId} = ${candidates.accountId}) as "skills",
        array(select unnest(${projects.technologies})::text from ${projects}
          where ${projects.candidateId} = ${candidates.accountId}) as "technologies",
        coalesce((select json_agg(json_build_object('startDate', ${experiences.startDate}, 'endDate', ${experiences.endDate},
            'currentlyWorking', ${experiences.currentlyWorking}, 'duration', ${experiences.duration}))
          from ${experiences} where ${experiences.candidateId} = ${candidates.accountId}), '[]'::json) as "work",
        array(select ${education.degree}::text from ${education}
          where ${education.candidateId} = ${candidates.accountId}) as "degrees"
      from ${candidates} join ${accounts} on ${accounts.id} = ${candidates.accountId} ${rest}`)
    .then(({ rows }) => rows as unknown as FeedPerson[]);

/** One batch per query, ordered by id. */
const batches = async <Row extends { id: string }>(
  read: (rest: (id: SQL) => SQL) => Promise<Row[]>,
  where: SQL | undefined,
  visit: (row: Row) => void,
): Promise<void> => {
  let after: string | undefined;
  for (;;) {
    const batch = await read((id) => {
      const conditions = [...(where ? [where] : []), ...(after ? [sql`${id} > ${after}::uuid`] : [])];
      const filter = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
      return sql`${filter} order by ${id} limit ${BATCH}`;
    });
    for (const row of batch) visit(row);
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
};

/** Visits every job that may be open today or later. */
export const readAllJobs = (executor: Executor, visit: (job: FeedJob) => void): Promise<void> =>
  batches(
    (rest) => selectJobs(executor, rest(sql`${jobs.id}`)),
    sql`${jobs.deletedAt} is null and ${jobs.status} = 'Active'`,
    visit,
  );

/** Visits every findable candidate. */
export const readAllPeople = (executor: Executor, visit: (person: FeedPerson) => void): Promise<void> =>
  batches((rest) => selectPeople(executor, rest(sql`${candidates.accountId}`)), isFindable, visit);

export const readJobs = (executor: Executor, ids: readonly string[]): Promise<FeedJob[]> =>
  selectJobs(executor, sql`where ${inArray(jobs.id, [...ids])} and ${jobs.deletedAt} is null`);

export const readPeople = (executor: Executor, ids: readonly string[]): Promise<FeedPerson[]> =>
  selectPeople(executor, sql`where ${inArray(candidates.accountId, [...ids])}`);

export interface Change {
  id: number;
  of: string;
  /** Id of the transaction that wrote it. */
  tx: bigint;
}

export interface Changes {
  /** Every transaction before this id has ended, so its changes are visible. */
  settled: bigint;
  jobs: Change[];
  people: Change[];
}

/** Returns the transaction id before which all have ended. */
export const settledBefore = async (executor: Executor): Promise<bigint> => {
  const { rows } = await executor.execute<{ settled: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as settled`,
  );
  return BigInt(rows[0]?.settled ?? 0);
};

/** Visible changes of transactions from `since` on; complete below `settled`. */
export const readChanges = async (executor: Executor, since: bigint): Promise<Changes> => {
  const from = sql`${since.toString()}::xid8`;
  const { rows } = await executor.execute<{
    settled: string;
    kind: 'job' | 'person' | null;
    id: string;
    of: string;
    tx: string;
  }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as settled, changes.*
    from (select 1) as one left join (
      select 'job' as kind, ${jobChanges.id} as id, ${jobChanges.jobId} as of, ${jobChanges.tx}::text as tx
        from ${jobChanges} where ${gte(jobChanges.tx, sql`${from}`)}
      union all
      select 'person', ${candidateChanges.id}, ${candidateChanges.candidateId}, ${candidateChanges.tx}::text
        from ${candidateChanges} where ${gte(candidateChanges.tx, sql`${from}`)}
    ) as changes on true`);
  const of = (kind: 'job' | 'person'): Change[] =>
    rows.flatMap((row) => (row.kind === kind ? [{ id: Number(row.id), of: row.of, tx: BigInt(row.tx) }] : []));
  return { settled: BigInt(rows[0]?.settled ?? 0), jobs: of('job'), people: of('person') };
};
