import { languageTexts } from '#texts/language.ts';

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/** The language of what somebody typed, by most of its letters, where it is another than the page's. */
export const langOf = (text: string, ofPage: string = languageTexts.code): 'en' | 'hi' | undefined => {
  const [hindi, english] = [count(text, /\p{Script=Devanagari}/gu), count(text, /\p{Script=Latin}/gu)];
  if (hindi === 0 && english === 0) return undefined;
  const lang = hindi > english ? 'hi' : 'en';
  return lang === ofPage ? undefined : lang;
};
