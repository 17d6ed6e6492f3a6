import type { UserKind } from '#web/lib/session.ts';

const kinds: Record<UserKind, string> = { candidate: 'candidates', recruiter: 'recruiters', admin: 'administrators' };
const one: Record<UserKind, string> = { candidate: 'a candidate', recruiter: 'a recruiter', admin: 'an administrator' };

/** What is said around every page: when it is missing, failed, or for somebody else. */
export const pageWords = {
  notFound: '404 - Page Not Found',
  notFoundHelp: 'The address may be mistyped, or the page has gone.',
  goneHelp: 'Others are open. Look through them.',
  failed: 'This page could not be shown.',
  failedHelp: 'Nothing is lost. Please try again in a moment.',
  retry: 'Try again',
  home: 'Back to the home page',
  searchJobs: 'Search Jobs',
  wrongKind: (wanted: UserKind) => `This page is for ${kinds[wanted]}.`,
  signedInAs: (present: UserKind, name: string) =>
    `You are signed in as ${one[present]}${name ? `, ${name}` : ''}. To open it, log out and sign in with the other account.`,
  toDashboard: 'Go to your dashboard',
  logout: 'Logout',
  aboutDemoData: 'About the data',
  demoData: 'Demo data: every company and person here is invented.',
  offline: 'You are offline. What you see may be out of date; nothing can be sent until you are connected again.',
} as const;
