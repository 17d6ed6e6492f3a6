// Compiled from src/texts/en/reader.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const readerTexts = {
  language: ({ language }: { language: Value }) => `They read Avsar in ${language}.`,
};
