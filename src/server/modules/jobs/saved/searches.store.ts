import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { searchKey } from '#contract/search-key.ts';
import type { Page } from '#server/answer.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { savedSearches } from '#server/database/schema/saved.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

export type SearchRow = typeof savedSearches.$inferSelect;
type Changes = Partial<Pick<SearchRow, 'name' | 'query' | 'daily' | 'notifiedAt'>>;

/** Returns one page of a candidate's searches, last saved first. */
export const findSearches = async (
  executor: Executor,
  { candidateId, page, limit }: { candidateId: string; page: number; limit: number },
): Promise<Page<SearchRow>> => {
  const own = eq(savedSearches.candidateId, candidateId);
  const items = await executor
    .select()
    .from(savedSearches)
    .where(own)
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await executor.select({ total: count() }).from(savedSearches).where(own);
  return { items, total: counted?.total ?? 0 };
};

const own = ({ id, candidateId }: { id: string; candidateId: string }) =>
  and(eq(savedSearches.id, id), eq(savedSearches.candidateId, candidateId));

/** Locks one of the candidate's own searches until the transaction ends. */
export const findOwnForUpdate = async (
  tx: Transaction,
  which: { id: string; candidateId: string },
): Promise<SearchRow | undefined> => {
  const [row] = await tx.select().from(savedSearches).where(own(which)).for('update');
  return row;
};

/** Serializes writes per candidate, so that the limit and the duplicate check hold when the row is written. */
export const holdSearchesOf = async (tx: Transaction, candidateId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`searches:${candidateId}`}, 0))`);
};

/** Finds the candidate's search equivalent to this query, excluding `but`. There are at most fifty. */
export const findDuplicate = async (
  tx: Transaction,
  { candidateId, query, but }: { candidateId: string; query: SearchRow['query']; but?: string },
): Promise<SearchRow | undefined> => {
  const kept = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.candidateId, candidateId), but ? ne(savedSearches.id, but) : undefined));
  const key = searchKey(query);
  return kept.find((row) => searchKey(row.query) === key);
};

export const insertSearch = async (
  tx: Transaction,
  search: Pick<SearchRow, 'candidateId' | 'name' | 'query' | 'daily' | 'notifiedAt' | 'createdAt'>,
): Promise<SearchRow> => {
  const [row] = await tx.insert(savedSearches).values(search).returning();
  if (!row) throw new Error('The kept search did not come back.');
  return row;
};

export const updateSearch = async (tx: Transaction, id: string, changes: Changes, now: Date): Promise<SearchRow> => {
  const [row] = await tx
    .update(savedSearches)
    .set({ ...changes, updatedAt: now })
    .where(eq(savedSearches.id, id))
    .returning();
  if (!row) throw new Error('The changed search did not come back.');
  return row;
};

export const deleteOwn = async (executor: Executor, which: { id: string; candidateId: string }): Promise<boolean> => {
  const rows = await executor.delete(savedSearches).where(own(which)).returning({ id: savedSearches.id });
  return rows.length > 0;
};

/** Daily email is on and none was sent since the given time. */
const due = (before: Date) =>
  and(eq(savedSearches.daily, true), or(isNull(savedSearches.notifiedAt), lt(savedSearches.notifiedAt, before)));

/** Candidates who may sign in and have a due search, ordered by id. */
export const findDueCandidates = async (
  executor: Executor,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await executor
    .selectDistinct({ id: savedSearches.candidateId })
    .from(savedSearches)
    .innerJoin(accounts, eq(accounts.id, savedSearches.candidateId))
    .where(
      and(
        due(before),
        inArray(accounts.status, [...LIVE_STATUSES]),
        after ? gt(savedSearches.candidateId, after) : undefined,
      ),
    )
    .orderBy(asc(savedSearches.candidateId))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/**
 * Locks a candidate's due searches, oldest first, until the transaction ends. Another server waits for the lock and
 * then finds them no longer due.
 */
export const findDueForUpdate = async (
  tx: Transaction,
  { candidateId, before }: { candidateId: string; before: Date },
): Promise<SearchRow[]> =>
  tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.candidateId, candidateId), due(before)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .for('update');

export const findAddress = async (executor: Executor, candidateId: string): Promise<{ email: string } | undefined> => {
  const [row] = await executor
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, candidateId), inArray(accounts.status, [...LIVE_STATUSES])));
  return row;
};

export const markNotified = async (tx: Transaction, ids: readonly string[], notifiedAt: Date): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(savedSearches)
      .set({ notifiedAt })
      .where(inArray(savedSearches.id, [...ids]));
};
