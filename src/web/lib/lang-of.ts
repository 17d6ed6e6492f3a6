import { languageTexts } from '#texts/language.ts';
import { langByLetters } from '#web/lib/lang-by-letters.ts';

/** Runs of letters in a script other than the page's, including everything between them. */
const HINDI_RUN = /(\p{sc=Deva}(?:[^\p{sc=Latn}]*\p{sc=Deva})?)/u;
const ENGLISH_RUN = /(\p{sc=Latn}(?:[^\p{sc=Deva}]*\p{sc=Latn})?)/u;

/** Splits a catalogue sentence around words in the other script, such as names, which get the odd indices. */
export const aroundOther = (sentence: string, ofPage: string = languageTexts.code): string[] =>
  sentence.split(ofPage === 'en' ? HINDI_RUN : ENGLISH_RUN);

/** Returns the language of a user-entered text, by the majority of its letters, if it differs from the page's. */
export const langOf = (text: string, ofPage: string = languageTexts.code): 'en' | 'hi' | undefined => {
  const lang = langByLetters(text);
  return lang === ofPage ? undefined : lang;
};
