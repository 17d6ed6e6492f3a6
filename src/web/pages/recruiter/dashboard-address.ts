/** The recruiter's dashboard; `?tab=` says which list. */
export const DASHBOARD = '/recruiter-maindashboards';

const TABS = ['job-posted', 'applications', 'database', 'profile'] as const;
export type Tab = (typeof TABS)[number];

/** The tabs with the recruiter's own lists, from which something is opened. */
export type ListTab = Extract<Tab, 'job-posted' | 'applications'>;

/** Which tab an address shows; what it does not know is the jobs. */
export const tabIn = (search: string | URLSearchParams): Tab => {
  const asked = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === asked) ?? 'job-posted';
};

/** The parameter that names what is open over or beside a tab. */
export const OPENS = {
  'job-posted': 'job',
  applications: 'application',
  profile: 'edit',
} as const satisfies Partial<Record<Tab, string>>;

/** What an address opens over or beside its list. */
export const openIn = (search: string | URLSearchParams): string | undefined => {
  const params = new URLSearchParams(search);
  const tab = tabIn(params);
  return tab === 'database' ? undefined : (params.get(OPENS[tab]) ?? undefined);
};

/** The same query with some parameters set anew; an empty value takes one away. */
export const withParams = (search: string | URLSearchParams, changes: Readonly<Record<string, string>>): string => {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
};

/** The query without what is open and which part of it shows: that alone decides which list is loaded. */
export const listParams = (search: string | URLSearchParams): string =>
  withParams(search, { job: '', application: '', edit: '', open: '', part: '', offer: '' });

/** Whether two addresses differ by no more than the part that shows of what is open, so that nothing has to be loaded. */
export const sameOpened = (one: URL, other: URL): boolean =>
  one.href !== other.href &&
  one.pathname === other.pathname &&
  openIn(one.searchParams) === openIn(other.searchParams) &&
  listParams(one.searchParams) === listParams(other.searchParams);

/** The list of applications to one job. */
export const applicationsTo = (jobId: string): string =>
  `${DASHBOARD}?tab=applications&jobId=${encodeURIComponent(jobId)}`;

/** The page that an address asks for; the first when it asks for none. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** A filter's text, if it says anything. */
export const textParam = (search: URLSearchParams, name: string): string | undefined =>
  search.get(name)?.trim() || undefined;

/** A filter's choice, if it is one of the list. */
export const optionParam = <T extends string>(
  search: URLSearchParams,
  name: string,
  list: readonly T[],
): T | undefined => list.find((value) => value === search.get(name));

/** The applications stand on a board. */
export const isBoard = (search: string | URLSearchParams): boolean =>
  new URLSearchParams(search).get('view') === 'board';
