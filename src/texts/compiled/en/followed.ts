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
};
