// Compiled from src/texts/en/new-rows.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const newRowsTexts = {
  shown: ({ count }: { count: Value }) => `${count} new · Show`,
  applications: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new application`, other: `${number(count)} new applications` }),
  enquiries: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new message`, other: `${number(count)} new messages` }),
  reports: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new case`, other: `${number(count)} new cases` }),
  recruiters: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new recruiter`, other: `${number(count)} new recruiters` }),
  home: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new entry`, other: `${number(count)} new entries` }),
  interviews: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new interview`, other: `${number(count)} new interviews` }),
  offers: ({ count }: { count: number }) => plural(count, { one: `${number(count)} new offer`, other: `${number(count)} new offers` }),
};
