import { jobListAddress, type KeptQuery } from '#contract/list-address.ts';
import { JOB_LIST_FILTERS } from '#contract/page-params.ts';
import { LIMITS } from '#contract/rules.ts';
import { searchKey } from '#contract/search-key.ts';
import { type FilterInForce, filtersInForce, type JobSearch, readJobSearch } from '#web/features/jobs/job-search.ts';
import { read } from '#web/lib/queries.ts';

/** What of a list's filters is kept: all but its order and page. */
export const keptQueryOf = (search: JobSearch): Record<string, string[]> => ({
  ...Object.fromEntries(JOB_LIST_FILTERS.flatMap((name) => (search[name].length > 0 ? [[name, search[name]]] : []))),
  ...(search.posted && { posted: [String(search.posted)] }),
});

/** All that a candidate has kept: fifty at most. */
export const SEARCHES = read('listSearches', { query: { limit: 100 } });

/** Whether this is the very search that was kept, however its filters were written. */
export const isKept = ({ query }: { query: KeptQuery }, search: JobSearch): boolean =>
  searchKey(query) === searchKey(keptQueryOf(search));

/** The filters of a search that is kept, each with its words. */
export const filtersOf = (query: KeptQuery): FilterInForce[] => {
  const [, search = ''] = jobListAddress(query).split('?');
  return filtersInForce(readJobSearch(new URLSearchParams(search), 'place'), 'place');
};

/** A name to begin with: its filters, as they are shown. */
export const nameOf = (filters: readonly FilterInForce[]): string => {
  const name = filters.map(({ label }) => label).join(', ');
  return name.length > LIMITS.searchName ? `${name.slice(0, LIMITS.searchName - 1)}…` : name;
};
