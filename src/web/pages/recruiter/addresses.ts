import { href } from 'react-router';

/** Where the recruiter's tabs are. */
export const JOBS = href('/recruiter-maindashboards/job-posted');
export const APPLICATIONS = href('/recruiter-maindashboards/applications');
export const MESSAGES = href('/recruiter-maindashboards/messages');
export const ANSWERS_DUE = href('/recruiter-maindashboards/answers-due');
export const DATABASE = href('/recruiter-maindashboards/database');
export const PROFILE = href('/recruiter-maindashboards/profile');
export const COMPANY = href('/recruiter-maindashboards/company');

/** The parameters that open something over or beside a list; the rest of a query decides what is listed. */
const OPENING = ['job', 'share', 'application', 'edit', 'open', 'part', 'offer'] as const;

/** What an address opens: a job over its list, an application beside it, the form over the profile. */
export const openedIn = (search: string, param: 'job' | 'share' | 'application' | 'edit'): string | undefined =>
  new URLSearchParams(search).get(param) ?? undefined;

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
  withParams(search, Object.fromEntries(OPENING.map((name) => [name, ''])));

/** Whether two addresses list the same, so that only what is open over or beside the list differs. */
export const listsTheSame = (one: URL, other: URL): boolean =>
  one.href !== other.href && one.pathname === other.pathname && listParams(one.search) === listParams(other.search);

/** The list of applications to one job. */
export const applicationsTo = (jobId: string): string => `${APPLICATIONS}?jobId=${encodeURIComponent(jobId)}`;

/** Where who fits one job can be asked for: each who is listed counts against the day. */
export const whoFits = (jobId: string): string => `${DATABASE}?fits=${encodeURIComponent(jobId)}`;

/** Where everybody of one job (its record id) who has no answer yet is answered. */
export const unansweredTo = (id: string): string => `${ANSWERS_DUE}?of=${encodeURIComponent(id)}`;

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

/** How many days the listed applications wait at least, where the address asks for that. */
export const waitingIn = (search: URLSearchParams): number | undefined => {
  const days = Number(search.get('waiting'));
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days : undefined;
};

/** The applications stand on a board. */
export const isBoard = (search: string | URLSearchParams): boolean =>
  new URLSearchParams(search).get('view') === 'board';
