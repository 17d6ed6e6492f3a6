import type { SavedSearch, SavedSearchForm } from '#contract/saved-searches.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertNotSaved } from './assert-not-saved.ts';
import { MOST_SEARCHES } from './search-policy.ts';
import { searchView } from './search-view.ts';
import { findSearches, holdSearchesOf, insertSearch } from './searches.store.ts';

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
