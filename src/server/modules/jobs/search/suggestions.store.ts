import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { containing, matches } from './job-filters.store.ts';
import { type Clock, NO_FILTERS } from './job-lists.store.ts';

export type Source = 'skill' | 'title' | 'company' | 'place';

const VALUES: Readonly<Record<Source, SQL>> = {
  skill: sql`unnest(${jobs.skills})`,
  title: sql`${jobs.title}`,
  company: sql`${jobs.companyName}`,
  place: sql`btrim(unnest(string_to_array(${jobs.location}, ',')))`,
};

/** What an index can find before single values are looked at. */
const SEARCHED: Readonly<Record<Source, SQL>> = {
  skill: sql`${jobs.skillsText}`,
  title: sql`${jobs.searchText}`,
  company: sql`${jobs.searchText}`,
  place: sql`lower(${jobs.location})`,
};

/** Values of open jobs that hold one of the texts, the most frequent first. */
export const findValues = async (
  executor: Executor,
  { source, texts, clock, limit }: { source: Source; texts: readonly string[]; clock: Clock; limit: number },
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
