// Compiled from src/texts/en/followed.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const followedCompaniesTexts = {
  title: 'Followed companies',
  counted: ({ count }: { count: Value }) => `Followed companies (${count})`,
  unfollow: 'Unfollow',
  unfollowOf: ({ company }: { company: Value }) => `Unfollow ${company}`,
  undo: 'Undo',
  find: 'Find companies',
  empty: 'You don’t follow any companies yet.',
  emptyHelp: 'Select Follow on a company’s page. We’ll tell you about its new jobs.',
  failed: 'We couldn’t load the companies you follow.',
  turnedOff: 'Notifications about new jobs at companies you follow are turned off in your account.',
  turnedOffHelp: 'We don’t tell you about their new jobs, in Avsar or by email.',
  switchOn: 'Turn on',
  switchedOn: 'We’ll tell you about new jobs in Avsar.',
  switchFailed: ({ message }: { message: Value }) => `We couldn’t turn on the notifications. ${message}`,
};
