import { type SQL, sql } from 'drizzle-orm';
import type { JobFacets, JobQuery } from '#contract/jobs.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { matches, type Scope } from './job-filters.store.ts';
import type { Clock } from './job-lists.store.ts';

/** As many tiles as the home page shows, and as many skills as the filters offer. */
const MOST = { roles: 24, places: 24, skills: 15, employmentTypes: 5 };

/** The most frequent values as `[{ value, count }]`; spellings that differ in case are one, under the most frequent of them. */
const mostFrequent = (values: SQL, most: number): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) order by count desc, key), '[]')
  from (
    select lower(value) as key, (array_agg(value order by times desc, value))[1] as value, sum(times)::int as count
    from (select value, count(*) as times from (${values}) as found where value <> '' group by value) as spellings
    group by lower(value)
    order by 3 desc, 1
    limit ${most}
  ) as ranked
)`;

/** Every count in one round trip, over the jobs that match. */
export const countFacets = async (
  executor: Executor,
  { query, scope, clock }: { query: JobQuery; scope: Scope; clock: Clock },
): Promise<JobFacets> => {
  const { rows } = await executor.execute<JobFacets & Record<string, unknown>>(sql`
    with matching as materialized (
      select ${jobs.title} as title, ${jobs.location} as location, ${jobs.skills} as skills,
        ${jobs.employmentType}::text as kind
      from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
      where ${matches(query, scope, clock)}
    )
    select
      (select count(*)::int from matching) as "total",
      ${mostFrequent(sql`select title as value from matching`, MOST.roles)} as "roles",
      ${mostFrequent(sql`select btrim(part) as value from matching, unnest(string_to_array(location, ',')) as part`, MOST.places)} as "places",
      ${mostFrequent(sql`select skill as value from matching, unnest(skills) as skill`, MOST.skills)} as "skills",
      ${mostFrequent(sql`select kind as value from matching`, MOST.employmentTypes)} as "employmentTypes"
  `);
  const [row] = rows;
  if (!row) throw new Error('The counts did not come back.');
  return row;
};
