import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** Facts about a company from its open jobs. */
export interface OpenJobFacts {
  openJobs: number;
  /** Most first. */
  trades: string[];
  places: { value: string; count: number }[];
}

/** Jobs under another company's name are not this one's. */
const isOwn = sql`lower(btrim(${jobs.companyName})) = lower(btrim(${recruiters.companyName}))`;

const mostFirst = (counts: ReadonlyMap<string, { value: string; count: number }>) =>
  [...counts.values()].sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));

const count = (counts: Map<string, { value: string; count: number }>, value: string, more: number): void => {
  if (value === '') return;
  const known = counts.get(value.toLowerCase());
  if (known) known.count += more;
  else counts.set(value.toLowerCase(), { value, count: more });
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
  const [trades, places] = [new Map(), new Map()];
  for (const row of rows) {
    count(trades, row.industry.trim(), row.count);
    const named = new Set(row.location.split(',').map((place) => place.trim()));
    for (const place of named) count(places, place, row.count);
  }
  return {
    openJobs: rows.reduce((sum, row) => sum + row.count, 0),
    trades: mostFirst(trades).map(({ value }) => value),
    places: mostFirst(places),
  };
};
