import { Briefcase, CalendarDays, HandCoins, House, Send } from 'lucide-react';
import type { NavItem } from '#web/components/area-shell.tsx';
import { shellWords as words } from '#web/words/en/candidate.ts';

/** The views of the dashboard, as `?tab=` names them. */
const VIEWS = ['home', 'job-applied', 'interview-call', 'job-offers', 'available-jobs'] as const;
export type View = (typeof VIEWS)[number];

const OWN_PATHS: Readonly<Record<string, View>> = {
  '/interview-call': 'interview-call',
  '/available-jobs': 'available-jobs',
  '/job-list': 'available-jobs',
};

/** Which view an address shows; what it does not know is the home. */
export const viewOf = ({ pathname, search }: { pathname: string; search: string }): View => {
  const own = OWN_PATHS[pathname.replace(/\/$/, '')];
  if (own) return own;
  const tab = new URLSearchParams(search).get('tab');
  return VIEWS.find((view) => view === tab) ?? 'home';
};

const TITLES: Readonly<Record<View, string>> = {
  home: words.title,
  'job-applied': words.jobApplied,
  'interview-call': words.interviewCalls,
  'job-offers': words.jobOffers,
  'available-jobs': words.availableJobs,
};

/** What the window is called. */
export const titleOf = (view: View): string => TITLES[view];

/** The address of a view in the dashboard. */
export const viewPath = (view: View): string =>
  view === 'home' ? '/candidate-dashboard' : `/candidate-dashboard?tab=${view}`;

/** How many wait in each view. */
export type Waiting = Partial<Record<View, number>>;

/** The side bar; with `short` words the phone's bottom bar. */
export const navItems = (here: View, waiting: Waiting, short = false): NavItem[] => {
  const item = (view: View, label: string, icon: NavItem['icon']): NavItem => ({
    to: viewPath(view),
    label,
    icon,
    current: here === view,
    // A nought would only be noise.
    count: waiting[view] || undefined,
  });
  const home = item('home', words.home, House);
  const jobs = item('available-jobs', short ? words.short.jobs : words.availableJobs, Briefcase);
  const applied = item('job-applied', short ? words.short.applied : words.jobApplied, Send);
  const calls = item('interview-call', short ? words.short.calls : words.interviewCalls, CalendarDays);
  const offers = item('job-offers', short ? words.short.offers : words.jobOffers, HandCoins);
  return short ? [home, jobs, applied, calls, offers] : [home, applied, calls, offers, jobs];
};
