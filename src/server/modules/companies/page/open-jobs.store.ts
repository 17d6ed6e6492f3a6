import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { PlaceCount } from '#contract/job-search.ts';
import type { Executor } from '#server/database/client.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { placeNameInEnglish } from '#server/modules/hindi/public.ts';

/** Facts about a company from its open jobs. */
export interface OpenJobFacts {
  openJobs: number;
  /** Most first. */
  trades: string[];
  places: PlaceCount[];
}

/** Jobs under another company's name are not this one's. */
const isOwn = sql`lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))`;

interface Counted {
  value: string;
  count: number;
}

const mostFirst = (counts: ReadonlyMap<string, Counted>): Counted[] =>
  [...counts.values()].sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));

/** Adds to the count of a value, regardless of case. */
const count = (counts: Map<string, Counted>, value: string, more: number): void => {
  if (value === '') return;
  const known = counts.get(value.toLowerCase());
  if (known) known.count += more;
  else counts.set(value.toLowerCase(), { value, count: more });
};

/** Regardless of case. */
const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

/** Returns the places of jobs, each under one name in either script with its spellings. */
const placesOf = (rows: readonly { location: string; count: number }[]): OpenJobFacts['places'] => {
  const [names, spellings] = [new Map<string, Counted>(), new Map<string, Counted>()];
  for (const row of rows) {
    const parts = distinct(row.location.split(',').map((part) => part.trim()));
    for (const part of parts) count(spellings, part, row.count);
    for (const name of distinct(parts.map(placeNameInEnglish))) count(names, name, row.count);
  }
  const spelledBy = Map.groupBy(mostFirst(spellings), ({ value }) => placeNameInEnglish(value).toLowerCase());
  return mostFirst(names).map(({ value, count: jobCount }) => ({
    value,
    count: jobCount,
    spellings: (spelledBy.get(value.toLowerCase()) ?? []).map((spelling) => spelling.value),
  }));
};

/**
 * Returns the currently open jobs of these companies, counted by place and trade; companies without any have no entry.
 */
export const readOpenJobFacts = async (
  executor: Executor,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, OpenJobFacts>> => {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({
      companyId: recruiters.accountId,
      industry: jobs.industry,
      location: jobs.location,
      count: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .innerJoin(recruiters, eq(recruiters.accountId, jobs.recruiterId))
    .where(
      and(
        inArray(jobs.recruiterId, [...ids]),
        eq(jobs.status, 'Active'),
        isNull(jobs.deletedAt),
        gte(jobs.deadlineEnd, today),
        isOwn,
      ),
    )
    .groupBy(recruiters.accountId, jobs.industry, jobs.location);
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId);
  return new Map([...byCompany].map(([id, of]) => [id, factsOf(of)]));
};

const factsOf = (rows: readonly { industry: string; location: string; count: number }[]): OpenJobFacts => {
  const trades = new Map<string, Counted>();
  for (const { industry, count: jobCount } of rows) count(trades, industry.trim(), jobCount);
  return {
    openJobs: rows.reduce((sum, row) => sum + row.count, 0),
    trades: mostFirst(trades).map(({ value }) => value),
    places: placesOf(rows),
  };
};
