import { jobListAddress, type KeptQuery } from '#contract/list-address.ts';
import { JOB_LIST_FILTERS } from '#contract/page-params.ts';
import { LIMITS } from '#contract/rules.ts';
import { searchKey } from '#contract/search-key.ts';
import { type FilterInForce, filtersInForce, type JobSearch, readJobSearch } from '#web/features/jobs/job-search.ts';
import { read } from '#web/lib/queries.ts';

/** Returns the filters to store: all but the order and the page. */
export const keptQueryOf = (search: JobSearch): Record<string, string[]> => ({
  ...Object.fromEntries(JOB_LIST_FILTERS.flatMap((name) => (search[name].length > 0 ? [[name, search[name]]] : []))),
  ...(search.posted && { posted: [String(search.posted)] }),
});

/** All saved searches of a candidate: fifty at most. */
export const SEARCHES = read('listSearches', { query: { limit: 100 } });

/** Whether this is the same search as the saved one, however its filters are written. */
export const isKept = ({ query }: { query: KeptQuery }, search: JobSearch): boolean =>
  searchKey(query) === searchKey(keptQueryOf(search));

/** Returns the filters of a saved search, each with its text. */
export const filtersOf = (query: KeptQuery): FilterInForce[] => {
  const [, search = ''] = jobListAddress(query).split('?');
  return filtersInForce(readJobSearch(new URLSearchParams(search), 'place'), 'place');
};

/** Returns a suggested name made of the displayed filters. */
export const nameOf = (filters: readonly FilterInForce[]): string => {
  const name = filters.map(({ label }) => label).join(', ');
  return name.length > LIMITS.searchName ? `${name.slice(0, LIMITS.searchName - 1)}…` : name;
};
