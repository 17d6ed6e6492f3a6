import {
  Bookmark,
  Briefcase,
  CalendarDays,
  FilePen,
  HandCoins,
  House,
  SearchCheck,
  Send,
  UserRound,
} from 'lucide-react';
import type { NavItem } from '#web/components/area-shell.tsx';
import { shellWords as words } from '#web/words/en/candidate.ts';

/** The views of the dashboard, as `?tab=` names them. */
const TABS = ['home', 'profile', 'job-applied', 'interview-call', 'job-offers', 'available-jobs'] as const;
type Tab = (typeof TABS)[number];
/** What the frame can show: the tabs, and the pages that have only a path. */
export type View = Tab | 'create-resume' | 'saved-jobs' | 'saved-searches';

const OWN_PATHS: Readonly<Record<string, View>> = {
  '/create-resume': 'create-resume',
  '/saved-jobs': 'saved-jobs',
  '/saved-searches': 'saved-searches',
  '/interview-call': 'interview-call',
  '/available-jobs': 'available-jobs',
  '/job-list': 'available-jobs',
  '/profile': 'profile',
  '/profiles-complete': 'profile',
  '/profile-form': 'profile',
  '/profile-dashboard': 'profile',
  '/profilepage': 'profile',
  '/user-profile': 'profile',
};

/** The view that has a path of its own, if this is its path or that of a part of it. */
const ownView = (pathname: string): View | undefined =>
  OWN_PATHS[pathname.replace(/^(\/profile)\/[\w-]+/, '$1').replace(/\/$/, '')];

/** Whether this frame shows what stands at a path. */
export const isOurs = (pathname: string): boolean =>
  ownView(pathname) !== undefined || /^\/candidate-?dashboard\/?$/.test(pathname);

/** Which view an address shows. */
export const viewOf = ({ pathname, search }: { pathname: string; search: string }): View =>
  ownView(pathname) ?? tabOf(search);

/** The tab that a query names; what it does not know is the home. */
export const tabOf = (search: string): Tab => {
  const tab = new URLSearchParams(search).get('tab');
  return TABS.find((view) => view === tab) ?? 'home';
};

const TITLES: Readonly<Record<View, string>> = {
  home: words.title,
  profile: words.profile,
  'job-applied': words.jobApplied,
  'interview-call': words.interviewCalls,
  'job-offers': words.jobOffers,
  'available-jobs': words.availableJobs,
  'create-resume': words.createResume,
  'saved-jobs': words.savedJobs,
  'saved-searches': words.savedSearches,
};

/** What the window is called. */
export const titleOf = (view: View): string => TITLES[view];

/** The address of a view: in the dashboard, or its own. */
export const viewPath = (view: View): string => {
  if (view === 'home') return '/candidate-dashboard';
  if (view === 'profile') return '/profile';
  return TABS.some((tab) => tab === view) ? `/candidate-dashboard?tab=${view}` : `/${view}`;
};

/** How many wait in each view. */
export type Waiting = Partial<Record<View, number>>;

/** The side bar; with `short` words the phone's bottom bar. */
export const navItems = (here: View | undefined, waiting: Waiting, short = false): NavItem[] => {
  const item = (view: View, label: string, icon: NavItem['icon']): NavItem => ({
    to: viewPath(view),
    label,
    icon,
    current: here === view,
    // A nought would only be noise.
    count: waiting[view] || undefined,
  });
  const home = item('home', words.home, House);
  const profile = item('profile', words.profile, UserRound);
  const jobs = item('available-jobs', short ? words.short.jobs : words.availableJobs, Briefcase);
  const applied = item('job-applied', short ? words.short.applied : words.jobApplied, Send);
  const calls = item('interview-call', short ? words.short.calls : words.interviewCalls, CalendarDays);
  const offers = item('job-offers', words.jobOffers, HandCoins);
  // The bottom bar has room for five; offers wait on the home as well.
  if (short) return [home, jobs, applied, calls, profile];
  const saved = item('saved-jobs', words.savedJobs, Bookmark);
  const searches = item('saved-searches', words.savedSearches, SearchCheck);
  const resume = item('create-resume', words.createResume, FilePen);
  return [home, profile, resume, applied, calls, offers, jobs, saved, searches];
};
