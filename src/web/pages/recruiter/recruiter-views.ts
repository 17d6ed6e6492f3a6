import { isAccountPage } from '#web/account/account-address.ts';
import { type Tab, tabIn } from '#web/pages/recruiter/dashboard-address.ts';
import { accountWords } from '#web/words/en/account.ts';
import { applicationWords, jobsWords, postingWords, shellWords } from '#web/words/en/recruiter.ts';
import { databaseWords } from '#web/words/en/recruiter-database.ts';
import { recruiterProfileWords } from '#web/words/en/recruiter-profile.ts';
import { scheduleWords } from '#web/words/en/recruiter-schedule.ts';

export interface Place {
  pathname: string;
  search: string;
}

/** What the recruiter's frame can hold: a tab of the dashboard, or a page of its own. */
export type View = Tab | 'interviews' | 'stats' | 'posting';

/** The view of an address; nothing for an address that is no view of this area, such as the account's. */
export const viewAt = ({ pathname, search }: Place): View | undefined => {
  if (/^\/recruiter-?(?:main)?dashboards?\/?$/.test(pathname)) return tabIn(search);
  if (/^\/(?:all-candidates|candidates-table)\/?$/.test(pathname)) return 'database';
  if (/^\/interview-schedule\/?$/.test(pathname)) return 'interviews';
  if (/^\/jobapplicationstats\/?$/i.test(pathname)) return 'stats';
  if (/^\/job-posting-forms\/?$/.test(pathname)) return 'posting';
  return undefined;
};

const TITLES: Readonly<Record<View, string>> = {
  'job-posted': jobsWords.title,
  applications: applicationWords.title,
  database: databaseWords.title,
  profile: recruiterProfileWords.title,
  interviews: scheduleWords.title,
  stats: shellWords.statistics,
  posting: postingWords.title,
};

/** The heading of an address. */
export const titleOf = (place: Place): string => {
  if (isAccountPage(place)) return accountWords.title;
  const view = viewAt(place) ?? 'job-posted';
  const editing = view === 'posting' && new URLSearchParams(place.search).get('job');
  // A record id would be no title.
  return editing ? postingWords.editTitle(editing.length > 20 ? jobsWords.job : editing) : TITLES[view];
};
