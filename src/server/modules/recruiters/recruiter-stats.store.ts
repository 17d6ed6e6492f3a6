import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AccountStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { companies } from '#server/database/schema/companies.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

export const countByStatus = (executor: Executor): Promise<{ status: AccountStatus; count: number }[]> =>
  executor
    .select({ status: accounts.status, count: count() })
    .from(accounts)
    .where(eq(accounts.kind, 'recruiter'))
    .groupBy(accounts.status);

const bareName: SQL<string> = sql`lower(btrim(${recruiters.companyName}))`;

/** The most frequent company names, most first; spellings of one name are merged. */
export const countByCompany = (executor: Executor, most: number): Promise<{ companyName: string; count: number }[]> =>
  executor
    .select({ companyName: sql<string>`min(btrim(${recruiters.companyName}))`, count: count() })
    .from(recruiters)
    .where(ne(recruiters.companyName, ''))
    .groupBy(bareName)
    .orderBy(desc(count()), bareName)
    .limit(most);

export const countCompanies = async (executor: Executor): Promise<number> => {
  const [row] = await executor
    .select({ companies: sql<number>`count(distinct ${bareName})::int` })
    .from(recruiters)
    .where(ne(recruiters.companyName, ''));
  return row?.companies ?? 0;
};

/** Counts all recruiters by verification, whatever the status of the account, as the list filters them. */
export const countVerified = async (executor: Executor): Promise<{ verified: number; unverified: number }> => {
  const isVerified = sql`coalesce(lower(btrim(${recruiters.verifiedCompanyName})) = ${bareName}, false)`;
  const [row] = await executor
    .select({
      verified: sql<number>`(count(*) filter (where ${isVerified}))::int`,
      unverified: sql<number>`(count(*) filter (where not ${isVerified}))::int`,
    })
    .from(recruiters);
  return row ?? { verified: 0, unverified: 0 };
};

/** Counts companies that wait for an administrator to verify them. */
export const countAsked = async (executor: Executor): Promise<number> => {
  const [row] = await executor
    .select({ asked: count() })
    .from(companies)
    .where(and(isNotNull(companies.verificationAskedAt), isNotNull(companies.accountId)));
  return row?.asked ?? 0;
};
