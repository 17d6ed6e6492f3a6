// Compiled from src/texts/hi/new-rows.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const newRowsTexts = {
  shown: ({ count }: { count: Value }) => `${count} नए · दिखाएँ`,
  applications: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया आवेदन`, other: `${number(count)} नए आवेदन` }),
  enquiries: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया मैसेज`, other: `${number(count)} नए मैसेज` }),
  reports: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया मामला`, other: `${number(count)} नए मामले` }),
  recruiters: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया रिक्रूटर`, other: `${number(count)} नए रिक्रूटर` }),
  home: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नई बात`, other: `${number(count)} नई बातें` }),
  interviews: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया इंटरव्यू`, other: `${number(count)} नए इंटरव्यू` }),
  offers: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया ऑफ़र`, other: `${number(count)} नए ऑफ़र` }),
};
