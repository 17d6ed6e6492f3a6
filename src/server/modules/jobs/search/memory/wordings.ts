import { isDevanagari } from '../hindi/devanagari.ts';
import { englishOf, hindiNamesOf } from '../hindi/hindi-names.ts';
import { isFiller, renderWords, type Said } from '../hindi/in-english.ts';
import { transliterate } from '../hindi/transliterate.ts';
import { lowerCase } from './lower-case.ts';
import { filterSaidBy } from './said-filters.ts';
import type { Words } from './words.ts';

/**
 * Returns what the typed words may mean, each alternative once: English terms for words typed in Hindi, the words
 * without typos, and the Devanagari words used in postings.
 */
export const wordingsOf = (given: readonly string[], words: Words): Said[][] => {
  const ways = [inEnglish(given, words), withoutSlips(given, words), inDevanagari(given, words)];
  const distinct = new Map(ways.map((way) => [textOf(way), way]));
  distinct.delete('');
  return [...distinct.values()];
};

export const textOf = (said: readonly Said[]): string => said.map(({ meant }) => meant).join(' ');

const withoutSlips = (given: readonly string[], words: Words): Said[] =>
  renderWords(
    given,
    (run) => (filterSaidBy(run) ? run : undefined),
    (word) => words.correct(lowerCase(word)) ?? word,
  );

const inEnglish = (given: readonly string[], words: Words): Said[] =>
  renderWords(
    given,
    (run, length) => {
      // Words of a filter are in few jobs, so that a correction would take them for others.
      if (filterSaidBy(run)) return run;
      const names = length === 1 && isFiller(run) ? [] : englishOf(run);
      const lowered = lowerCase(run);
      if (names.includes(lowered)) return run;
      if (length === 1 && !isDevanagari(run) && words.has(lowered)) return undefined;
      return names.find((name) => words.hasAll(name)) ?? names[0];
    },
    (word) => {
      const lowered = lowerCase(word);
      if (isFiller(word) && (isDevanagari(word) || !words.has(lowered))) return undefined;
      return (isDevanagari(word) ? words.sounding(transliterate(word)) : words.correct(lowered)) ?? word;
    },
  );

const inDevanagari = (given: readonly string[], words: Words): Said[] => {
  if (!words.hasDevanagari) return [];
  return renderWords(
    given,
    (run, length) => {
      if (length === 1 && isFiller(run)) return undefined;
      for (const name of [run, ...[run, ...englishOf(run)].flatMap(hindiNamesOf)]) {
        const spelled = words.inDevanagari(name);
        if (spelled !== undefined) return spelled;
      }
      return undefined;
    },
    (word) => {
      const lowered = lowerCase(word);
      if (isFiller(word) && !words.has(lowered)) return undefined;
      return words.soundingInDevanagari(isDevanagari(word) ? transliterate(word) : [lowered]) ?? word;
    },
  );
};
