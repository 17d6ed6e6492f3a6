import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { jobImports, jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** The parts of a listing by which it is the same as another one, and its key among imported listings. */
export interface SoughtListing {
  importKey: string;
  title: string;
  companyName: string;
  location: string;
  skills: string[];
}

const listingKey = sql`listing_key(${jobs.title}, ${jobs.companyName}, ${jobs.location}, ${jobs.skills})`;

/**
 * Undeleted, and not a closed job of an import that was taken back: it stays only for its applicants. The import is
 * looked up by its id for each closed job found, which reads no more of the imports.
 */
const stillThere = sql`${isNull(jobs.deletedAt)} and not (${eq(jobs.status, 'Closed')}
  and (select ${jobImports.takenBackAt} from ${jobImports} where ${jobImports.id} = ${jobs.importId}) is not null)`;

/**
 * Finds the readable id of the oldest undeleted job that is the same listing, whoever posted it, by the listing's key. A
 * job that was imported from the same row counts even if it has been edited since; a closed job of an import that was
 * taken back does not count.
 */
export const findSameListings = async (
  executor: Executor,
  listings: readonly SoughtListing[],
): Promise<Map<string, string>> => {
  if (listings.length === 0) return new Map();
  const sought = listings.map(({ importKey, title, companyName, location, skills }) => {
    return { importKey, title, companyName, location, skills };
  });
  // Looked up as lists of keys, so that both indexes are used; joined job by job, each listing would scan the table.
  const { rows } = await executor.execute<{ key: string; jobCode: string }>(sql`
    with sought as materialized (
      select "importKey" as key, listing_key(title, "companyName", location, skills) as listing
      from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as given("importKey" text, title text, "companyName" text, location text, skills text[])
    ), imported as materialized (
      select ${jobs.importKey} as key, ${jobs.jobCode} as code, ${jobs.createdAt} as at from ${jobs}
      where ${stillThere} and ${jobs.importKey} = any(array(select key from sought))
    ), posted as materialized (
      select ${listingKey} as listing, ${jobs.jobCode} as code, ${jobs.createdAt} as at from ${jobs}
      where ${stillThere} and ${listingKey} = any(array(select listing from sought))
    )
    select distinct on (key) key, code as "jobCode" from (
      select key, code, at from imported
      union all select sought.key, code, at from posted join sought using (listing)
    ) as same
    order by key, at, code`);
  return new Map(rows.map(({ key, jobCode }) => [key, jobCode]));
};

/**
 * Frees the keys of listings that `findSameListings` did not find: the only jobs that still have them are the closed
 * ones of imports that were taken back.
 */
export const releaseImportKeys = async (tx: Transaction, listings: readonly SoughtListing[]): Promise<void> => {
  const keys = listings.map(({ importKey }) => importKey);
  await tx
    .update(jobs)
    .set({ importKey: sql`'taken back ' || ${jobs.jobCode}` })
    .where(and(anyOf(jobs.importKey, keys), isNull(jobs.deletedAt)));
};

/** Serializes imports until the transaction ends: the same listing may come in for two recruiters. */
export const lockImports = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`);
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
