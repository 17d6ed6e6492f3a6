// Compiled from src/texts/en/language-choice.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const languageChoiceTexts = {
  failed: ({ message }: { message: Value }) => `We couldn’t change the language of your account. ${message}`,
};
