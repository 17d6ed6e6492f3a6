// Compiled from src/texts/hi/new-rows.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const newRowsTexts = {
  shown: ({ count }: { count: Value }) => `${count} नए · दिखाएँ`,
  applications: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया आवेदन दिखाएँ`, other: `${number(count)} नए आवेदन दिखाएँ` }),
  enquiries: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया मैसेज दिखाएँ`, other: `${number(count)} नए मैसेज दिखाएँ` }),
  reports: ({ count }: { count: number }) => plural(count, { one: `शिकायत वाली ${number(count)} नई नौकरी दिखाएँ`, other: `शिकायत वाली ${number(count)} नई नौकरियाँ दिखाएँ` }),
  recruiters: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया रिक्रूटर दिखाएँ`, other: `${number(count)} नए रिक्रूटर दिखाएँ` }),
};
