import Bookmark from 'lucide-react/icons/bookmark';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FilePen from 'lucide-react/icons/file-pen';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import SearchCheck from 'lucide-react/icons/search-check';
import Send from 'lucide-react/icons/send';
import UserRound from 'lucide-react/icons/user-round';
import { shellTexts as texts } from '#texts/candidate.ts';
import type { NavGroup, NavItem } from '#web/components/area-shell.tsx';

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
  home: texts.title,
  profile: texts.profile,
  'job-applied': texts.jobApplied,
  'interview-call': texts.interviewCalls,
  'job-offers': texts.jobOffers,
  'available-jobs': texts.availableJobs,
  'create-resume': texts.createResume,
  'saved-jobs': texts.savedJobs,
  'saved-searches': texts.savedSearches,
};

/** What the window is called. */
export const titleOf = (view: View): string => TITLES[view];

/** The three items that lead out of the dashboard's tabs, which stand in the address as well. */
const OF_ITS_OWN: Readonly<Partial<Record<View, string>>> = {
  profile: '/profile',
  'available-jobs': '/job-list',
  'interview-call': '/interview-call',
};

/** The address of a view: in the dashboard, or its own. */
export const viewPath = (view: View): string => {
  if (view === 'home') return '/candidate-dashboard';
  const own = OF_ITS_OWN[view];
  if (own) return own;
  return TABS.some((tab) => tab === view) ? `/candidate-dashboard?tab=${view}` : `/${view}`;
};

/** How many wait in each view. */
export type Waiting = Partial<Record<View, number>>;

const itemsOf =
  (here: View | undefined, waiting: Waiting) =>
  (view: View, label: string, icon: NavItem['icon']): NavItem => ({
    to: viewPath(view),
    label,
    icon,
    current: here === view,
    // A nought would only be noise.
    count: waiting[view] || undefined,
  });

/** The side bar and the phone's menu: oneself, what was sent and came back, what is open. */
export const navGroups = (here: View | undefined, waiting: Waiting): NavGroup[] => {
  const item = itemsOf(here, waiting);
  return [
    {
      items: [
        item('home', texts.home, House),
        item('profile', texts.profile, UserRound),
        item('create-resume', texts.createResume, FilePen),
      ],
    },
    {
      heading: texts.groups.applications,
      items: [
        item('job-applied', texts.jobApplied, Send),
        item('interview-call', texts.interviewCalls, CalendarDays),
        item('job-offers', texts.jobOffers, HandCoins),
      ],
    },
    {
      heading: texts.groups.jobs,
      items: [
        item('available-jobs', texts.availableJobs, Briefcase),
        item('saved-jobs', texts.savedJobs, Bookmark),
        item('saved-searches', texts.savedSearches, SearchCheck),
      ],
    },
  ];
};

/** The phone's bottom bar. It has room for five; offers wait on the home as well. */
export const tabItems = (here: View | undefined): NavItem[] => {
  const item = itemsOf(here, {});
  return [
    item('home', texts.home, House),
    item('available-jobs', texts.short.jobs, Briefcase),
    item('job-applied', texts.short.applied, Send),
    item('interview-call', texts.short.calls, CalendarDays),
    item('profile', texts.profile, UserRound),
  ];
};
