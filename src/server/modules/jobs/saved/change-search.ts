import type { SavedSearch, SavedSearchEdit } from '#contract/saved-searches.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertNotSaved } from './assert-not-saved.ts';
import { searchView } from './search-view.ts';
import { findOwnForUpdate, holdSearchesOf, updateSearch } from './searches.store.ts';

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
