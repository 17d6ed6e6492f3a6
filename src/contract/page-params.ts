/** The filters of the public's job lists that hold texts, by their names in the address; `posted` is a number of days. */
export const JOB_LIST_FILTERS = [
  'q',
  'what',
  'skills',
  'role',
  'location',
  'place',
  'experience',
  'salary',
  'workMode',
  'employmentType',
] as const;

/**
 * EVERY parameter that a public page reads from its address. Whatever else stands there, such as a campaign's mark, is
 * left alone in the browser and changes nothing of the page, so it is rendered and kept once for all of them.
 */
export const PAGE_PARAMS: ReadonlySet<string> = new Set([
  // The filters of job lists, and the job that is open over them.
  ...JOB_LIST_FILTERS,
  'posted',
  ...['sort', 'page', 'job'],
  // A place by its name, which leads to the list with all spellings of it.
  'town',
  // The filter of companies.
  'trade',
  // Signing in and registering: as whom, why, and where it leads.
  ...['as', 'why', 'return', 'next', 'token'],
  // Forms that work without scripts, and the mentor or form that is open.
  ...['sent', 'contact', 'become'],
]);

/** Those of the given parameters that pages read, each value once, by name: one order however they were written. */
export const knownParams = (params: URLSearchParams): URLSearchParams => {
  const known = new URLSearchParams();
  for (const [name, value] of params) if (PAGE_PARAMS.has(name) && !known.has(name, value)) known.append(name, value);
  known.sort();
  return known;
};
