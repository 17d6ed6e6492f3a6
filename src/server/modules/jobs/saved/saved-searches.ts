import type { SavedSearch, SavedSearchEdit, SavedSearchForm, SavedSearchQuery } from '#contract/saved-searches.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { MOST_SEARCHES } from './search-policy.ts';
import {
  deleteOwn,
  findDuplicate,
  findOwnForUpdate,
  findSearches,
  holdSearchesOf,
  insertSearch,
  type SearchRow,
  updateSearch,
} from './searches.store.ts';

const BY_DEFAULT = 100;

/** Returns one page of the candidate's own searches, last saved first. */
export const listSearches = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: candidateId }: CandidateCaller,
  { page, limit = BY_DEFAULT }: SavedSearchQuery,
): Promise<Page<SavedSearch>> => {
  const { items, total } = await findSearches(db, { candidateId, page, limit });
  return { items: items.map(searchView), total };
};

/**
 * Saves a search. Its daily email covers jobs posted from now on.
 * @throws SEARCH_KEPT when identical filters are saved already, SEARCHES_FULL
 */
export const saveSearch = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId: candidateId }: CandidateCaller,
  { name, query, daily }: SavedSearchForm,
): Promise<SavedSearch> =>
  db.transaction(async (tx) => {
    await holdSearchesOf(tx, candidateId);
    await assertNotSaved(tx, { candidateId, query });
    const { total } = await findSearches(tx, { candidateId, page: 1, limit: 1 });
    if (total >= MOST_SEARCHES) throw new Problem('SEARCHES_FULL');
    const createdAt = now();
    const notifiedAt = daily ? createdAt : null;
    return searchView(await insertSearch(tx, { candidateId, name, query, daily, notifiedAt, createdAt }));
  });

/**
 * Renames a search, changes its filters, switches its daily email. An email that is switched on, or gets other filters,
 * covers jobs posted from now on.
 * @throws NOT_FOUND when it is not the candidate's own, SEARCH_KEPT
 */
export const changeSearch = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId: candidateId }: CandidateCaller,
  { id, name, query, daily }: SavedSearchEdit & { id: string },
): Promise<SavedSearch> =>
  db.transaction(async (tx) => {
    await holdSearchesOf(tx, candidateId);
    const search = await findOwnForUpdate(tx, { id, candidateId });
    if (!search) throw new Problem('NOT_FOUND');
    if (query) await assertNotSaved(tx, { candidateId, query, but: id });
    const at = now();
    const begins = (daily === true && !search.daily) || (query && (daily ?? search.daily));
    const changes = { name, query, daily, ...(begins && { notifiedAt: at }) };
    return searchView(await updateSearch(tx, id, changes, at));
  });

/** Deletes one of the candidate's own searches. @throws NOT_FOUND */
export const deleteSearch = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: candidateId }: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> => {
  if (!(await deleteOwn(db, { id, candidateId }))) throw new Problem('NOT_FOUND');
  return { message: answerTexts.searchDeleted };
};

/** Two searches with the same filters would only duplicate emails. @throws SEARCH_KEPT, naming the other one */
const assertNotSaved = async (tx: Transaction, which: Parameters<typeof findDuplicate>[1]): Promise<void> => {
  const twin = await findDuplicate(tx, which);
  if (twin) throw new Problem('SEARCH_KEPT', { params: { name: twin.name } });
};

/** Returns a saved search as its candidate reads it. */
const searchView = ({ id, name, query, daily, createdAt, notifiedAt }: SearchRow): SavedSearch => ({
  _id: id,
  name,
  query: Object.fromEntries(Object.entries(query).map(([key, values]) => [key, [values].flat()])),
  daily,
  createdAt: createdAt.toISOString(),
  notifiedAt: notifiedAt?.toISOString() ?? null,
});
