import { and, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** Which of the keys the recruiter has already. */
export const findImportKeys = async (
  executor: Executor,
  recruiterId: string,
  keys: readonly string[],
): Promise<Set<string>> => {
  const rows = await executor
    .select({ key: jobs.importKey })
    .from(jobs)
    .where(and(sql`${jobs.recruiterId} = ${recruiterId}`, inArray(jobs.importKey, [...keys]), isNull(jobs.deletedAt)));
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
};

/** The company names, in lower case, that other recruiters hold verified. */
export const findNamesOfOthers = async (executor: Executor, recruiterId: string): Promise<Set<string>> => {
  const rows = await executor
    .select({ name: sql<string>`lower(btrim(${recruiters.verifiedCompanyName}))` })
    .from(recruiters)
    .where(and(isNotNull(recruiters.verifiedCompanyName), ne(recruiters.accountId, recruiterId)));
  return new Set(rows.map(({ name }) => name));
};
