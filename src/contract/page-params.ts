/** The text filters of the public job lists, by parameter name; `posted` is a number of days. */
export const JOB_LIST_FILTERS = [
  'q',
  'what',
  'skills',
  'role',
  'companyName',
  'location',
  'place',
  'experience',
  'salary',
  'workMode',
  'employmentType',
] as const;

/**
 * EVERY query parameter that a public page reads. Others, such as campaign tags, stay in the browser's address and do
 * not affect the page, so it is rendered and cached once for all of them.
 */
export const PAGE_PARAMS: ReadonlySet<string> = new Set([
  // The filters of job lists, and the job opened over them.
  ...JOB_LIST_FILTERS,
  'posted',
  ...['sort', 'page', 'job'],
  // A place by its name, redirecting to the list with all spellings of it.
  'town',
  // The companies filter.
  'trade',
  // Signing in and registering: the kind of account, the reason, and the page to return to.
  ...['as', 'why', 'return', 'next', 'token'],
  // Forms that work without scripts, and the open mentor or form.
  ...['sent', 'contact', 'become'],
]);

/**
 * Returns the given parameters that pages read, without duplicate values and sorted by name, to get one canonical
 * order.
 */
export const knownParams = (params: URLSearchParams): URLSearchParams => {
  const known = new URLSearchParams();
  for (const [name, value] of params) if (PAGE_PARAMS.has(name) && !known.has(name, value)) known.append(name, value);
  known.sort();
  return known;
};
