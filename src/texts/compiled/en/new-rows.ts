// Compiled from src/texts/en/new-rows.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const newRowsTexts = {
  shown: ({ count }: { count: Value }) => `${count} new · Show`,
  applications: ({ count }: { count: number }) => plural(count, { one: `Show ${number(count)} new application`, other: `Show ${number(count)} new applications` }),
  enquiries: ({ count }: { count: number }) => plural(count, { one: `Show ${number(count)} new message`, other: `Show ${number(count)} new messages` }),
  reports: ({ count }: { count: number }) => plural(count, { one: `Show ${number(count)} new reported job`, other: `Show ${number(count)} new reported jobs` }),
  recruiters: ({ count }: { count: number }) => plural(count, { one: `Show ${number(count)} new recruiter`, other: `Show ${number(count)} new recruiters` }),
};
