import { languageTexts } from '#texts/language.ts';

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/** Returns the language of a user-entered text, by the majority of its letters, if it differs from the page's. */
export const langOf = (text: string, ofPage: string = languageTexts.code): 'en' | 'hi' | undefined => {
  const [hindi, english] = [count(text, /\p{Script=Devanagari}/gu), count(text, /\p{Script=Latin}/gu)];
  if (hindi === 0 && english === 0) return undefined;
  const lang = hindi > english ? 'hi' : 'en';
  return lang === ofPage ? undefined : lang;
};
