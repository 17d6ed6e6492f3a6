import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyQuery } from '#contract/companies.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { inLowered } from '#server/database/fragment.ts';
import { companies } from '#server/database/schema/companies.ts';

const anyOf = <T>(values: readonly T[], condition: (value: T) => SQL): SQL | undefined =>
  values.length === 0 ? undefined : or(...values.map(condition));

type Wanted = Pick<CompanyQuery, 'place' | 'trade' | 'hiring'> & {
  /** Fragments; any of them matches. */
  q: readonly string[];
};

const matches = ({ q, place, trade, hiring }: Wanted): SQL | undefined =>
  and(
    eq(companies.listed, true),
    anyOf(q, (fragment) => inLowered(companies.searchText, fragment)),
    anyOf(place, (value) => sql`${companies.placeKeys} @> array[lower(${value})]`),
    anyOf(trade, (value) => sql`${companies.trades} @> array[${value}]::varchar[]`),
    hiring ? gt(companies.openJobs, 0) : undefined,
  );

/** Returns the ids of one page of the verified companies, most open jobs first, and their total. */
export const listCompanyIds = async (
  executor: Executor,
  query: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<string>> => {
  const where = matches(query);
  const rows = await executor
    .select({ id: companies.accountId })
    .from(companies)
    .where(where)
    .orderBy(desc(companies.openJobs), asc(companies.accountId))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor.select({ total: sql<number>`count(*)::int` }).from(companies).where(where);
  return { items: rows.map(({ id }) => id), total: counted?.total ?? 0 };
};

/** Returns the number of verified companies. */
export const countListed = async (executor: Executor): Promise<number> => {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(companies)
    .where(eq(companies.listed, true));
  return row?.count ?? 0;
};

/** Returns what the addresses of the verified companies are built from, by id: oldest accounts first. */
export const selectCompanyAddresses = (
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string | null; updatedAt: Date }[]> =>
  executor
    .select({ slug: companies.slug, updatedAt: companies.updatedAt })
    .from(companies)
    .where(eq(companies.listed, true))
    .orderBy(asc(companies.accountId))
    .limit(limit)
    .offset(offset);
