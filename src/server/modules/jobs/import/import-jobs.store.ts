import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** Finds the readable ids of jobs with these keys, of the recruiter or without one. */
export const findImported = async (
  executor: Executor,
  recruiterId: string | undefined,
  keys: readonly string[],
): Promise<Map<string, string>> => {
  if (keys.length === 0) return new Map();
  const rows = await executor
    .select({ key: jobs.importKey, jobCode: jobs.jobCode })
    .from(jobs)
    .where(and(ofRecruiter(recruiterId), inArray(jobs.importKey, [...keys]), isNull(jobs.deletedAt)));
  return new Map(rows.flatMap(({ key, jobCode }) => (key === null ? [] : [[key, jobCode]])));
};

const ofRecruiter = (recruiterId: string | undefined): SQL =>
  recruiterId === undefined ? eq(jobs.forNobody, true) : eq(jobs.recruiterId, recruiterId);

/** Serializes imports for one recruiter until the transaction ends. */
export const lockImportsFor = async (tx: Transaction, recruiterId: string | undefined): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${recruiterId ?? 'nobody'}`}, 0))`);
};

/** Company names, in lower case, verified for other recruiters. */
export const findNamesOfOthers = async (executor: Executor, recruiterId: string | undefined): Promise<Set<string>> => {
  const rows = await executor
    .select({ name: sql<string>`lower(btrim(${recruiters.verifiedCompanyName}))` })
    .from(recruiters)
    .where(
      and(
        isNotNull(recruiters.verifiedCompanyName),
        recruiterId === undefined ? undefined : ne(recruiters.accountId, recruiterId),
      ),
    );
  return new Set(rows.map(({ name }) => name));
};
