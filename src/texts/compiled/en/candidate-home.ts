// Compiled from src/texts/en/candidate-home.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const newsTexts = {
  title: 'New since your last visit',
  all: 'See all',
  more: ({ count }: { count: Value }) => `See ${count} more`,
  openOf: ({ title, company }: { title: Value; company: Value }) => `See what’s new: ${title}, ${company}`,
  offerWithdrawn: 'Offer withdrawn',
  interviewCancelled: 'Interview cancelled',
};

export const sentTexts = {
  title: 'Waiting for an answer',
  openOf: ({ title, company }: { title: Value; company: Value }) => `See your application: ${title}, ${company}`,
  applied: ({ day }: { day: Value }) => `Applied ${day}`,
  removed: 'Avsar has taken down this job.',
  closed: 'This job has closed.',
};

export const profileTexts = {
  title: 'Profile',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
  completeNow: 'Complete Now',
  completeNowOf: ({ section }: { section: Value }) => `Complete Now: ${section}`,
  complete: ({ count }: { count: number }) => plural(count, { one: `${number(count)} section complete`, other: `${number(count)} sections complete` }),
  missing: ({ count }: { count: Value }) => `${count} more to complete`,
  update: 'Update',
  updateAll: 'Update your profile',
};
