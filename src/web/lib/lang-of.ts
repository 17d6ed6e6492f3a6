import { aroundOther, langByLetters, type TextLanguage } from '#contract/language-of-text.ts';
import { languageTexts } from '#texts/language.ts';

/** Splits a sentence of this page around words in other scripts, such as names, which get the odd indices. */
export const aroundNames = (sentence: string): string[] => aroundOther(sentence, languageTexts.code);

/** Returns the language of a user-entered text if it differs from the page's. */
export const langOf = (text: string, ofPage: string = languageTexts.code): TextLanguage | undefined => {
  const lang = langByLetters(text);
  return lang === ofPage ? undefined : lang;
};
