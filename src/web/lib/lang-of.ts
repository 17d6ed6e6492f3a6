import { languageTexts } from '#texts/language.ts';
import { langByLetters } from '#web/lib/lang-by-letters.ts';

/** Runs of letters in the other script than the page's, with what is between them. */
const HINDI_RUN = /(\p{sc=Deva}(?:[^\p{sc=Latn}]*\p{sc=Deva})?)/u;
const ENGLISH_RUN = /(\p{sc=Latn}(?:[^\p{sc=Deva}]*\p{sc=Latn})?)/u;

/** Splits a sentence of ours around the words of the other script in it, such as names: those are at the odd places. */
export const aroundOther = (sentence: string, ofPage: string = languageTexts.code): string[] =>
  sentence.split(ofPage === 'en' ? HINDI_RUN : ENGLISH_RUN);

/** Returns the language of a user-entered text, by the majority of its letters, if it differs from the page's. */
export const langOf = (text: string, ofPage: string = languageTexts.code): 'en' | 'hi' | undefined => {
  const lang = langByLetters(text);
  return lang === ofPage ? undefined : lang;
};
