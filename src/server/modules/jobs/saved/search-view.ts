import type { SavedSearch } from '#contract/saved-searches.ts';
import type { SearchRow } from './searches.store.ts';

/** Returns a saved search as its candidate reads it. */
export const searchView = ({ id, name, query, daily, createdAt, notifiedAt }: SearchRow): SavedSearch => ({
  _id: id,
  name,
  query: Object.fromEntries(Object.entries(query).map(([key, values]) => [key, [values].flat()])),
  daily,
  createdAt: createdAt.toISOString(),
  notifiedAt: notifiedAt?.toISOString() ?? null,
});
