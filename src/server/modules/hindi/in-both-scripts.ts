import { placeNames } from '#contract/places.ts';
import { isDevanagari } from './devanagari.ts';
import { englishOf, hindiNamesOf, placeNameInEnglish, placesMeantBy, wholeInHindi } from './hindi-names.ts';
import { textsMeantBy } from './in-english.ts';
import { transliterate } from './transliterate.ts';

/** Shorter fragments are in too many other words, and no index of trigrams serves them. */
const SHORTEST = 3;
/** Each fragment is searched for in every record. */
const MOST = 12;

/** Most people leave out the dot that the tables have: सॉफ़्टवेयर, सॉफ्टवेयर. */
const withoutDots = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=[क-ह])\u093c/g, '')
    .normalize('NFC');

const bothWays = (text: string): string[] => (isDevanagari(text) ? [text, withoutDots(text)] : [text]);

/** The typed text first; leaves out fragments that contain another. */
const asFragments = (typed: string, others: readonly string[]): string[] => {
  const lowered = typed.trim().toLowerCase();
  const found = [...new Set(others.flatMap(bothWays).map((text) => text.toLowerCase()))]
    .filter((text) => text.length >= SHORTEST && !text.includes(lowered))
    .slice(0, MOST);
  return [typed, ...found.filter((text) => !found.some((other) => other !== text && text.includes(other)))];
};

const inHindi = (text: string): string[] => [wholeInHindi(text) ?? [], [...hindiNamesOf(text)]].flat();

const isShort = (typed: string): boolean => typed.trim().length < SHORTEST;

/**
 * Returns the fragments by which a list of records finds what was typed of a role or a skill, in either script: नर्स,
 * nurse. The typed text is the first one.
 */
export const workInBothScripts = (typed: string): string[] => {
  if (isShort(typed)) return [typed];
  // A whole name means no longer ones that begin with it, so that its name in the other script finds the same.
  const named = englishOf(typed);
  const meant = named.length > 0 ? [...named] : textsMeantBy(typed, 'work');
  const spelled = meant.length === 0 && isDevanagari(typed) ? transliterate(typed) : [];
  return asFragments(typed, [...meant, ...spelled, ...[typed, ...meant].flatMap(inHindi)]);
};

/**
 * The same for a place: बेंगलुरु, Bengaluru, Bangalore. A name in English stays a literal beside its names in Devanagari.
 */
export const placesInBothScripts = (typed: string): string[] => {
  if (isShort(typed)) return [typed];
  if (typed.includes(',')) return asFragments(typed, spellingsOfLocation(typed));
  const isEnglish = !isDevanagari(typed) && hindiNamesOf(typed).length > 0;
  const meant = isEnglish ? [] : [...placesMeantBy(typed), ...textsMeantBy(typed, 'places')];
  const names = meant.filter((text) => !isDevanagari(text)).flatMap(placeNames);
  return asFragments(typed, [...meant, ...names, ...[typed, ...meant].flatMap(hindiNamesOf)]);
};

/** Most spellings of one location. */
const MOST_SPELLINGS = 50;

const namesOf = (place: string): string[] => {
  const english = placeNameInEnglish(place);
  return [...placeNames(english), ...hindiNamesOf(english).flatMap(bothWays)];
};

/** The usual names alone: several parts have too many names together. */
const usualNamesOf = (part: string): string[] => {
  const english = placeNameInEnglish(part);
  return [...new Set([part, english, ...hindiNamesOf(english).slice(0, 1).flatMap(bothWays)])];
};

/** Returns, in lower case, the spellings of a location, whose parts are separated by commas, in either script. */
export const spellingsOfLocation = (location: string): string[] => {
  const [first = '', ...others] = location.split(',').map((part) => part.trim());
  const spelled =
    others.length === 0
      ? namesOf(first)
      : others.reduce(
          (heads, part) =>
            heads.flatMap((head) => usualNamesOf(part).map((name) => `${head}, ${name}`)).slice(0, MOST_SPELLINGS),
          usualNamesOf(first),
        );
  return [...new Set([location, ...spelled].map((text) => text.toLowerCase()))].slice(0, MOST_SPELLINGS);
};
