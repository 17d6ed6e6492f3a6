import { type SQL, sql } from 'drizzle-orm';
import type { JobFacets } from '#contract/job-search.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { findPosters, type JobFilters, matches, type Scope } from './job-filters.store.ts';
import type { Clock } from './job-lists.store.ts';
import { Dictionary } from './memory/dictionary.ts';
import { Places } from './memory/places.ts';

/** The number of tiles on the home page and of skills in the filters. */
export const FACETS = { roles: 24, places: 24, skills: 15, employmentTypes: 5 };

/**
 * The most frequent values as `[{ value, count }]`; spellings that differ only in case are merged under the most
 * frequent one.
 */
const mostFrequent = (values: SQL, most: number): SQL => counted(values, most, sql`count desc, key`);

/** The same for the first values alphabetically, ignoring case. */
const firstByName = (values: SQL, most: number): SQL => counted(values, most, sql`key`);

const counted = (values: SQL, most: number, order: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) order by ${order}), '[]')
  from (
    select lower(value) as key, (array_agg(value order by times desc, value))[1] as value, sum(times)::int as count
    from (select value, count(*) as times from (${values}) as found where value <> '' group by value) as spellings
    group by lower(value)
    order by ${order}
    limit ${most}
  ) as ranked
)`;

const SKILLS = sql`select skill as value from matching, unnest(skills) as skill where skill ~ '[[:alnum:]]'`;

interface LocationCount {
  value: string;
  count: number;
}

/** Places are counted by name here, as in the in-memory search. */
export const placesOf = (
  locations: readonly LocationCount[],
): { places: Places; counts: ReturnType<Places['count']> } => {
  const dictionary = new Dictionary();
  const counts = new Uint32Array(locations.length);
  for (const { value, count } of locations) counts[dictionary.idOf(value)] = count;
  const places = new Places(dictionary);
  return { places, counts: places.count(counts) };
};

type Row = Omit<JobFacets, 'places'> & { locations: LocationCount[] };

/** Runs every count over the matching jobs in one query. */
export const countFacets = async (
  executor: Executor,
  { query, scope, clock }: { query: JobFilters; scope: Scope; clock: Clock },
): Promise<JobFacets> => {
  const posters = await findPosters(executor, query, scope);
  const { rows } = await executor.execute<Row & Record<string, unknown>>(sql`
    with matching as materialized (
      select ${jobs.title} as title, ${jobs.location} as location, ${jobs.skills} as skills,
        lower(${jobs.companyName}) as company,
        ${jobs.employmentType}::text as kind
      from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
      where ${matches(query, scope, clock, posters)}
    )
    select
      (select count(*)::int from matching) as "total",
      (select count(distinct company)::int from matching) as "companies",
      ${mostFrequent(sql`select title as value from matching`, FACETS.roles)} as "roles",
      (select coalesce(jsonb_agg(jsonb_build_object('value', location, 'count', count)), '[]')
        from (select location, count(*)::int as count from matching group by location) as spellings) as "locations",
      ${mostFrequent(SKILLS, FACETS.skills)} as "skills",
      ${firstByName(SKILLS, FACETS.skills)} as "skillsByName",
      ${mostFrequent(sql`select kind as value from matching`, FACETS.employmentTypes)} as "employmentTypes"
  `);
  const [row] = rows;
  if (!row) throw new Error('The counts did not come back.');
  const { locations, ...facets } = row;
  const { places, counts } = placesOf(locations);
  return { ...facets, places: places.mostFrequent(counts, FACETS.places) };
};
