import { accountTexts } from '#texts/account.ts';
import { noticeTexts } from '#texts/notices.ts';
import { applicationTexts, jobsTexts, postingTexts, shellTexts } from '#texts/recruiter.ts';
import { databaseTexts } from '#texts/recruiter-database.ts';
import { dueTexts } from '#texts/recruiter-due.ts';
import { recruiterProfileTexts } from '#texts/recruiter-profile.ts';
import { scheduleTexts } from '#texts/recruiter-schedule.ts';
import { isAccountPage } from '#web/features/accounts/account-address.ts';

export interface Place {
  pathname: string;
  search: string;
}

/** The views in the recruiter's frame: tabs of the dashboard, and separate pages. */
const VIEWS = {
  '/recruiter-maindashboards/job-posted': 'job-posted',
  '/recruiter-maindashboards/applications': 'applications',
  '/recruiter-maindashboards/messages': 'messages',
  '/recruiter-maindashboards/answers-due': 'due',
  '/recruiter-maindashboards/database': 'database',
  '/recruiter-maindashboards/profile': 'profile',
  '/recruiter-maindashboards/company': 'company',
  '/recruiter-maindashboards/saved-texts': 'saved-texts',
  '/recruiter-maindashboards/notices': 'notices',
  '/all-candidates': 'database',
  '/candidates-table': 'database',
  '/interview-schedule': 'interviews',
  '/jobapplicationstats': 'stats',
  '/job-posting-forms': 'posting',
} as const;
export type View = (typeof VIEWS)[keyof typeof VIEWS];

const VIEW_OF: ReadonlyMap<string, View> = new Map(Object.entries(VIEWS));

/** The view at an address; undefined for an address outside the views, such as the account's. */
export const viewAt = ({ pathname }: Pick<Place, 'pathname'>): View | undefined =>
  VIEW_OF.get(pathname.toLowerCase().replace(/\/$/, ''));

const TITLES: Readonly<Record<View, string>> = {
  'job-posted': jobsTexts.title,
  applications: applicationTexts.title,
  messages: shellTexts.messages,
  due: dueTexts.title,
  database: databaseTexts.title,
  profile: recruiterProfileTexts.title,
  company: shellTexts.companyPage,
  'saved-texts': shellTexts.savedTexts,
  notices: noticeTexts.title,
  interviews: scheduleTexts.title,
  stats: shellTexts.statistics,
  posting: postingTexts.title,
};

/** The heading of an address. */
export const titleOf = (place: Place): string => {
  if (isAccountPage(place)) return accountTexts.title;
  const view = viewAt(place) ?? 'job-posted';
  const editing = view === 'posting' && new URLSearchParams(place.search).get('job');
  // A record id is not suitable as a title.
  return editing ? postingTexts.editTitle({ jobId: editing.length > 20 ? jobsTexts.job : editing }) : TITLES[view];
};
