// Compiled from src/texts/en/pickers.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const pickerTexts = {
  noMatch: 'No matches',
  add: ({ entry }: { entry: Value }) => `Press Enter to add “${entry}”.`,
  noMatchAdd: ({ entry }: { entry: Value }) => `No match. Press Enter to add “${entry}”.`,
  said: {
    options: ({ count }: { count: number }) => plural(count, { one: `${number(count)} option available.`, other: `${number(count)} options available.` }),
    chosen: ({ option }: { option: Value }) => `${option}, selected`,
    list: 'Suggestions',
    show: 'Show suggestions',
  },
};
