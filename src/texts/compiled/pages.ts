// Compiled from src/texts/en/pages.json by `npm run texts`: edit that file, not this one.
import { select, type Value } from '../message.ts';

export const pageTexts = {
  notFound: '404 - Page Not Found',
  notFoundHelp: 'The address may be mistyped, or the page has gone.',
  goneHelp: 'Others are open. Look through them.',
  failed: 'This page could not be shown.',
  failedHelp: 'Nothing is lost. Please try again in a moment.',
  retry: 'Try again',
  home: 'Back to the home page',
  searchJobs: 'Search Jobs',
  wrongKind: ({ kind }: { kind: string }) => select(kind, { candidate: 'This page is for candidates.', recruiter: 'This page is for recruiters.', other: 'This page is for administrators.' }),
  signedInAs: ({ kind, name }: { kind: string; name: Value }) => `${select(kind, { candidate: `You are signed in as a candidate, ${name}.`, recruiter: `You are signed in as a recruiter, ${name}.`, other: `You are signed in as an administrator, ${name}.` })} To open it, log out and sign in with the other account.`,
  signedInNamelessAs: ({ kind }: { kind: string }) => `${select(kind, { candidate: 'You are signed in as a candidate.', recruiter: 'You are signed in as a recruiter.', other: 'You are signed in as an administrator.' })} To open it, log out and sign in with the other account.`,
  toDashboard: 'Go to your dashboard',
  logout: 'Logout',
  aboutDemoData: 'About the data',
  demoData: 'Demo data: every company and person here is invented.',
  offline: 'You are offline. What you see may be out of date; nothing can be sent until you are connected again.',
};
