// Compiled from src/texts/en/pages.json by `npm run texts`: edit that file, not this one.
import { select, unstopped, type Value } from './message.ts';

export const pageTexts = {
  notFound: '404 - Page Not Found',
  notFoundHelp: 'Check the address. The page may have moved or been deleted.',
  jobNotHere: 'This job is no longer available.',
  goneHelp: 'Browse other jobs that are open now.',
  failed: 'We couldn’t load this page.',
  failedHelp: 'You haven’t lost anything. Please try again in a moment.',
  retry: 'Try again',
  home: 'Back to the home page',
  searchJobs: 'Search Jobs',
  wrongKind: ({ kind }: { kind: string }) => select(kind, { candidate: 'This page is for candidates.', recruiter: 'This page is for recruiters.', other: 'This page is for administrators.' }),
  signedInAs: ({ kind, name }: { kind: string; name: Value }) => `${select(kind, { candidate: `You’re signed in as a candidate, ${unstopped(name)}.`, recruiter: `You’re signed in as a recruiter, ${unstopped(name)}.`, other: `You’re signed in as an administrator, ${unstopped(name)}.` })} To open it, sign out and sign in with the right account.`,
  signedInNamelessAs: ({ kind }: { kind: string }) => `${select(kind, { candidate: 'You’re signed in as a candidate.', recruiter: 'You’re signed in as a recruiter.', other: 'You’re signed in as an administrator.' })} To open it, sign out and sign in with the right account.`,
  toDashboard: 'Go to your dashboard',
  logout: 'Logout',
  aboutDemoData: 'About this data',
  demoData: 'Demo data: all companies and people here are invented.',
  demoDataMixed: 'Demo data: some companies here are invented.',
};

export const languageOfferTexts = {
  text: 'Avsar हिन्दी में भी है।',
  open: 'हिन्दी में देखें',
  close: 'अभी नहीं',
};
