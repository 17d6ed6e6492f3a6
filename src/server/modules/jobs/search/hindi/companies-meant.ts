import { placeNames } from '#contract/places.ts';
import { isDevanagari } from './devanagari.ts';
import { englishOf, placesMeantBy } from './hindi-names.ts';
import { transliterate } from './transliterate.ts';

/** More spellings than this find too much. */
const MOST = 6;

const first = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST);

/** Under which names a company may have the place that somebody types, in either script: पुणे, Pune; Bangalore, Bengaluru. */
export const placesOfCompanies = (typed: string): string[] => {
  const meant = [typed.toLowerCase(), ...placesMeantBy(typed)];
  return [...new Set([...meant, ...meant.flatMap(placeNames)])];
};

/** What a company may write of what somebody types of its name or its work, in either script: कावेरी, Kaveri. */
export const wordsOfCompanies = (typed: string): string[] =>
  first([typed, ...englishOf(typed), ...(isDevanagari(typed) ? transliterate(typed) : [])]);
