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

/** Returns the spellings a company may use for a typed name or line of work, in either script: कावेरी, Kaveri; टीसीएस, TCS. */
export const wordsOfCompanies = (typed: string): string[] =>
  first([typed, englishOf(typed), abbreviationOf(typed) ?? [], isDevanagari(typed) ? transliterate(typed) : []].flat());
