import Bookmark from 'lucide-react/icons/bookmark';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FilePen from 'lucide-react/icons/file-pen';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import SearchCheck from 'lucide-react/icons/search-check';
import Send from 'lucide-react/icons/send';
import Sprout from 'lucide-react/icons/sprout';
import UserRound from 'lucide-react/icons/user-round';
import { href, type Register } from 'react-router';
import { shellTexts as texts } from '#texts/candidate.ts';
import type { NavGroup, NavItem } from '#web/components/area-shell.tsx';

/** The view at each address. */
const VIEWS = {
  '/candidate-dashboard': 'home',
  '/candidate-dashboard/profile': 'profile',
  '/candidate-dashboard/job-applied': 'job-applied',
  '/candidate-dashboard/messages': 'messages',
  '/candidate-dashboard/interview-call': 'interview-call',
  '/candidate-dashboard/job-offers': 'job-offers',
  '/candidate-dashboard/available-jobs': 'available-jobs',
  '/candidate-dashboard/notices': 'notices',
  '/create-resume': 'create-resume',
  '/saved-jobs': 'saved-jobs',
  '/saved-searches': 'saved-searches',
  '/followed-companies': 'followed-companies',
  '/what-to-learn': 'what-to-learn',
  '/interview-call': 'interview-call',
  '/available-jobs': 'available-jobs',
  '/job-list': 'available-jobs',
  '/profile': 'profile',
  '/profiles-complete': 'profile',
  '/profile-form': 'profile',
  '/profile-dashboard': 'profile',
  '/profilepage': 'profile',
  '/user-profile': 'profile',
} as const satisfies Readonly<Partial<Record<keyof Register['pages'], string>>>;
export type View = (typeof VIEWS)[keyof typeof VIEWS];

const VIEW_OF: ReadonlyMap<string, View> = new Map(Object.entries(VIEWS));

/** The view at a path or a part of it; undefined if the frame shows something else there. */
export const viewOf = (pathname: string): View | undefined =>
  VIEW_OF.get(pathname.replace(/^(\/profile)\/[\w-]+/, '$1').replace(/\/$/, ''));

/** Navigation target of each view. */
const ADDRESSES: Readonly<Record<View, string>> = {
  home: href('/candidate-dashboard'),
  profile: href('/profile'),
  'job-applied': href('/candidate-dashboard/job-applied'),
  messages: href('/candidate-dashboard/messages'),
  'interview-call': href('/interview-call'),
  'job-offers': href('/candidate-dashboard/job-offers'),
  'available-jobs': href('/job-list'),
  notices: href('/candidate-dashboard/notices'),
  'create-resume': href('/create-resume'),
  'saved-jobs': href('/saved-jobs'),
  'saved-searches': href('/saved-searches'),
  'followed-companies': href('/followed-companies'),
  'what-to-learn': href('/what-to-learn'),
};

export const viewPath = (view: View): string => ADDRESSES[view];

/** Pending count per view. */
export type Waiting = Partial<Record<View, number>>;

const itemsOf =
  (here: View | undefined, waiting: Waiting) =>
  (view: View, label: string, icon: NavItem['icon']): NavItem => ({
    to: viewPath(view),
    label,
    icon,
    current: here === view,
    // Zero is not shown.
    count: waiting[view] || undefined,
  });

/** Sidebar and phone menu: own data, sent and received items, open jobs. */
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
        item('messages', texts.messages, MessagesSquare),
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
        item('followed-companies', texts.followed, Building2),
        item('what-to-learn', texts.whatToLearn, Sprout),
      ],
    },
  ];
};

/** The phone's bottom bar. It has room for five; offers are also announced on the home page. */
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
