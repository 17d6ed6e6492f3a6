import { accountTexts } from '#texts/account.ts';
import { applicationTexts, jobsTexts, postingTexts, shellTexts } from '#texts/recruiter.ts';
import { databaseTexts } from '#texts/recruiter-database.ts';
import { recruiterProfileTexts } from '#texts/recruiter-profile.ts';
import { scheduleTexts } from '#texts/recruiter-schedule.ts';
import { isAccountPage } from '#web/account/account-address.ts';
import { type Tab, tabIn } from '#web/pages/recruiter/dashboard-address.ts';

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
  'job-posted': jobsTexts.title,
  applications: applicationTexts.title,
  database: databaseTexts.title,
  profile: recruiterProfileTexts.title,
  interviews: scheduleTexts.title,
  stats: shellTexts.statistics,
  posting: postingTexts.title,
};

/** The heading of an address. */
export const titleOf = (place: Place): string => {
  if (isAccountPage(place)) return accountTexts.title;
  const view = viewAt(place) ?? 'job-posted';
  const editing = view === 'posting' && new URLSearchParams(place.search).get('job');
  // A record id would be no title.
  return editing ? postingTexts.editTitle({ jobId: editing.length > 20 ? jobsTexts.job : editing }) : TITLES[view];
};
