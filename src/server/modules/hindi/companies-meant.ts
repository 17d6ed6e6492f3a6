import { placeNames } from '#contract/places.ts';
import { isDevanagari } from './devanagari.ts';
import { englishOf, placesMeantBy } from './hindi-names.ts';
import { abbreviationOf, transliterate } from './transliterate.ts';

/** More spellings than this match too much. */
const MOST = 6;

const first = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST);

/** Returns the names a typed place may have at a company, in either script: पुणे, Pune; Bangalore, Bengaluru. */
export const placesOfCompanies = (typed: string): string[] => {
  const meant = [typed.toLowerCase(), ...placesMeantBy(typed)];
  return [...new Set([...meant, ...meant.flatMap(placeNames)])];
};

/** Word by word: letters named, words of work in English, others as they sound: एचडीएफसी बैंक, hdfc bank. */
const wordByWord = (typed: string): string =>
  typed
    .trim()
    .split(/\s+/)
    .map((word) => abbreviationOf(word) ?? englishOf(word)[0] ?? transliterate(word)[0] ?? word)
    .join(' ');

/** Returns the names in Latin letters that a company's name in Devanagari may stand for: टीसीएस, tcs. Empty for others. */
export const latinNamesOfCompanies = (typed: string): string[] =>
  isDevanagari(typed)
    ? first([abbreviationOf(typed) ?? [], englishOf(typed), wordByWord(typed), transliterate(typed)].flat())
    : [];

/** Returns the spellings a company may use for a typed name or line of work, in either script: कावेरी, Kaveri; टीसीएस, TCS. */
export const wordsOfCompanies = (typed: string): string[] =>
  first([typed, englishOf(typed), latinNamesOfCompanies(typed)].flat());
