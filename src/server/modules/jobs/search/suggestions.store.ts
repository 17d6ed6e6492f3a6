import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { placesOf } from './job-facets.store.ts';
import { containing, matches } from './job-filters.store.ts';
import { type Clock, NO_FILTERS } from './job-lists.store.ts';
import { lowerCase } from './memory/lower-case.ts';
import { suggestPlaces } from './memory/suggest-values.ts';

type TextSource = 'skill' | 'title' | 'company';
export type Source = TextSource | 'place';

const VALUES: Readonly<Record<TextSource, SQL>> = {
  skill: sql`unnest(${jobs.skills})`,
  title: sql`${jobs.title}`,
  company: sql`${jobs.companyName}`,
};

/** Columns that an index can prefilter before single values are checked. */
const SEARCHED: Readonly<Record<TextSource, SQL>> = {
  skill: sql`${jobs.skillsText}`,
  title: sql`${jobs.searchText}`,
  company: sql`${jobs.searchText}`,
};

interface Sought {
  texts: readonly string[];
  clock: Clock;
  limit: number;
}

/** Returns values of open jobs that contain one of the texts, most frequent first. */
export const findValues = (
  executor: Executor,
  { source, ...sought }: Sought & { source: Source },
): Promise<string[]> => (source === 'place' ? findPlaces(executor, sought) : findTexts(executor, source, sought));

const findPlaces = async (executor: Executor, { texts, clock, limit }: Sought): Promise<string[]> => {
  const { rows } = await executor.execute<{ value: string; count: number }>(sql`
    select ${jobs.location} as value, count(*)::int as count
    from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
    where ${matches(NO_FILTERS, 'public', clock)} group by ${jobs.location}`);
  const { places, counts } = placesOf(rows);
  return suggestPlaces(places, counts, { texts: texts.map(lowerCase), limit });
};

const findTexts = async (
  executor: Executor,
  source: TextSource,
  { texts, clock, limit }: Sought,
): Promise<string[]> => {
  const holding = (column: SQL) =>
    sql.join(
      texts.map((text) => containing(column, text)),
      sql` or `,
    );
  const { rows } = await executor.execute<{ value: string }>(sql`
    select (array_agg(value order by times desc, value))[1] as value
    from (
      select value, count(*) as times
      from (
        select ${VALUES[source]} as value
        from ${jobs} left join ${accounts} on ${accounts.id} = ${jobs.recruiterId}
        where ${matches(NO_FILTERS, 'public', clock)} and (${holding(SEARCHED[source])})
      ) as found
      where value <> '' and (${holding(sql`lower(value)`)})
      group by value
    ) as spellings
    group by lower(value)
    order by sum(times) desc, lower(value)
    limit ${limit}
  `);
  return rows.map(({ value }) => value);
};
