import { href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { withParams } from '#web/lib/list-params.ts';

/** Addresses of the recruiter's tabs. */
export const JOBS = href('/recruiter-maindashboards/job-posted');
export const APPLICATIONS = href('/recruiter-maindashboards/applications');
export const MESSAGES = href('/recruiter-maindashboards/messages');
export const ANSWERS_DUE = href('/recruiter-maindashboards/answers-due');
export const DATABASE = href('/recruiter-maindashboards/database');
export const PROFILE = href('/recruiter-maindashboards/profile');
export const COMPANY = href('/recruiter-maindashboards/company');

/** Parameters that open something over or beside a list; the others determine what is listed. */
const OPENING = ['job', 'share', 'application', 'edit', 'open', 'part', 'offer'] as const;

/** The id opened by the address: a job over its list, an application beside it, the form over the profile. */
export const openedIn = (search: string, param: 'job' | 'share' | 'application' | 'edit'): string | undefined =>
  new URLSearchParams(search).get(param) || undefined;

/** The query without what is open and its visible part: only this determines which list is loaded. */
export const listParams = (search: string | URLSearchParams): string =>
  withParams(search, Object.fromEntries(OPENING.map((name) => [name, ''])));

/** Whether two addresses show the same list and differ only in what is open over or beside it. */
const listsTheSame = (one: URL, other: URL): boolean =>
  one.href !== other.href && one.pathname === other.pathname && listParams(one.search) === listParams(other.search);

/** Opening or closing something over or beside a list reloads nothing. */
export const revalidateUnlessOpened = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => !listsTheSame(currentUrl, nextUrl) && defaultShouldRevalidate;

/** The list of applications to one job. */
export const applicationsTo = (jobId: string): string => `${APPLICATIONS}?jobId=${encodeURIComponent(jobId)}`;

/** Address for finding candidates who match a job; each candidate listed counts toward the daily limit. */
export const whoFits = (jobId: string): string => `${DATABASE}?fits=${encodeURIComponent(jobId)}`;

/** Address for answering all unanswered applications to a job (its record id). */
export const unansweredTo = (id: string): string => `${ANSWERS_DUE}?of=${encodeURIComponent(id)}`;

/** Waiting for 0 days: every application that needs an answer. */
const LEAST_DAYS = { waiting: 0, hired: 1 } as const;

/**
 * How many days the listed applications have waited at least (`waiting`), or within how many their offer was accepted
 * (`hired`), if the address asks for it.
 */
export const daysIn = (search: URLSearchParams, name: 'waiting' | 'hired'): number | undefined => {
  const days = Number(search.get(name) || undefined);
  return Number.isInteger(days) && days >= LEAST_DAYS[name] && days <= 365 ? days : undefined;
};

/** Whether the applications are shown as a board. */
export const isBoard = (search: string | URLSearchParams): boolean =>
  new URLSearchParams(search).get('view') === 'board';
