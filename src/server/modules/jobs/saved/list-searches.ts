import type { SavedSearch, SavedSearchQuery } from '#contract/saved-searches.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { searchView } from './search-view.ts';
import { findSearches } from './searches.store.ts';

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
