// Compiled from src/texts/en/job-changes.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from './message.ts';

export const jobChangeTexts = {
  inactive: 'Inactive',
  change: ({ fact, was, now }: { fact: string; was: Value; now: Value }) => `${select(fact, { title: 'Job title', companyName: 'Company', location: 'Place', workMode: 'Work mode', employmentType: 'Job type', status: 'Status', other: 'Pay' })}: ${was} → ${now}`,
  yearly: ({ pay }: { pay: Value }) => `${pay}`,
};

export const appliedForTexts = {
  label: 'Applied for',
  line: ({ job }: { job: Value }) => `Applied for: ${job}`,
};

export const savingTellsTexts = {
  told: ({ count }: { count: number }) => plural(count, { one: `If you save, we’ll tell ${number(count)} candidate with an open application what has changed.`, other: `If you save, we’ll tell ${number(count)} candidates with open applications what has changed.` }),
};
