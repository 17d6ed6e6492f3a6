// Compiled from src/texts/hi/reader.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const readerTexts = {
  language: ({ language }: { language: Value }) => `वे Avsar ${language} में पढ़ते हैं।`,
};
