// Compiled from src/texts/hi/language-choice.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const languageChoiceTexts = {
  failed: ({ message }: { message: Value }) => `हम आपके अकाउंट की भाषा नहीं बदल पाए। ${message}`,
};
