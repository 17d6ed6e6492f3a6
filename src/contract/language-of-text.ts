/** English and Indian languages by the Unicode name of their script. Marathi and others in Devanagari count as Hindi. */
const SCRIPTS = [
  ['en', 'Latn'],
  ['hi', 'Deva'],
  ['bn', 'Beng'],
  ['gu', 'Gujr'],
  ['kn', 'Knda'],
  ['ml', 'Mlym'],
  ['or', 'Orya'],
  ['pa', 'Guru'],
  ['ta', 'Taml'],
  ['te', 'Telu'],
  ['ur', 'Arab'],
] as const;

export type TextLanguage = (typeof SCRIPTS)[number][0];

const NOT_LATIN = /(?!\p{sc=Latn})\p{L}/u;
const LATIN = /\p{sc=Latn}+/gu;
const [, ...INDIAN] = SCRIPTS.map(([code, script]) => ({ code, words: new RegExp(`\\p{sc=${script}}+`, 'gu') }));

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/**
 * Returns the language of a text by the letters of its words. Indian languages are full of English names in Latin
 * letters, as in `Tally और MS Excel आता हो`, while English seldom has a word in another script: one for two English
 * words makes it that language.
 */
export const langByLetters = (text: string): TextLanguage | undefined => {
  const english = count(text, LATIN);
  if (NOT_LATIN.test(text)) {
    const found = INDIAN.map(({ code, words }) => ({ code, count: count(text, words) }));
    const most = found.reduce((one, other) => (other.count > one.count ? other : one));
    if (most.count > 0 && most.count * 2 >= english) return most.code;
  }
  return english > 0 ? 'en' : undefined;
};

/**
 * Splits a sentence of a page in this language around words in other scripts, such as names, including everything
 * between two of them. They get the odd indices. A sentence with no word of the page's script is whole.
 */
export const aroundOther = (sentence: string, language: string): string[] => {
  const own = `\\p{sc=${SCRIPTS.find(([code]) => code === language)?.[1] ?? 'Latn'}}`;
  const other = `(?!${own})\\p{L}`;
  return sentence.split(new RegExp(`(^[^${own}]*${other}[^${own}]*$|${other}(?:[^${own}]*${other})?\\p{M}*)`, 'u'));
};
