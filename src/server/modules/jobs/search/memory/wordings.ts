import { JobQuery } from '#contract/job-search.ts';
import {
  abbreviationOf,
  englishOf,
  hindiNamesOf,
  isDevanagari,
  isFiller,
  isOrdinary,
  placesMeantBy,
  renderWords,
  type Said,
  transliterate,
  withoutJobWords,
} from '#server/modules/hindi/public.ts';
import type { JobFilters } from '../job-filters.store.ts';
import type { Clock } from '../job-lists.store.ts';
import { sameWorkAs } from '../other-names.ts';
import { matching } from './find-jobs.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';
import { filterSaidBy } from './said-filters.ts';
import { SHORTEST } from './slips.ts';
import type { Words } from './words.ts';

/**
 * Returns what the typed words may mean, each alternative once: English terms for words typed in Hindi, the words
 * without typos, and the Devanagari words used in postings.
 */
export const wordingsOf = (given: readonly string[], words: Words): Said[][] => {
  const ways = [
    inEnglish(given, words, 'guess'),
    inLetters(given, words, 'guess'),
    withoutSlips(given, words),
    inDevanagari(given, words),
  ];
  const distinct = new Map(ways.map((way) => [textOf(way), way]));
  distinct.delete('');
  return [...distinct.values()];
};

/** Longer texts are sentences, whose words are no names. */
export const MOST_WORDS = 8;

/**
 * Returns the wordings of the searched text that find jobs without the other filters, as typed first: in English when it
 * is typed in Hindi, in either script, and as postings in Devanagari spell or call it; without words that say "job", which
 * every posting is: only those are an empty text. Typos are not corrected, and only
 * usual Hindi names are searched for: others have other meanings too (मास्टर is a teacher, and a tailor). All names of
 * several words that are the whole text are.
 */
export const wordingsInJobs = (
  { index, words }: { index: JobIndex; words: Words },
  filters: JobFilters,
  clock: Clock,
): string[] => {
  const field = filters.q.length > 0 ? 'q' : 'what';
  const [typed = '', ...others] = filters[field];
  const all = typed.trim().split(/\s+/).filter(Boolean);
  if (all.length === 0 || all.length > MOST_WORDS || others.length > 0) return [];
  const asTyped = all.join(' ');
  const given = withoutJobWords(all);
  if (given.length === 0) return [''];
  const usual = (run: string): readonly string[] => [run, ...englishOf(run)].flatMap(usualName);
  const inOtherScript = [
    inDevanagari(given, words, (run) => [run, ...usual(run)]),
    inDevanagari(given, words, usual),
    phraseInDevanagari(given, words),
  ].map(textOf);
  const ways = [
    asTyped,
    given.join(' '),
    textOf(isDevanagari(asTyped) ? inEnglish(given, words, 'surely') : romanisedInEnglish(given, words)),
    textOf(inLetters(given, words, 'surely')),
    ...wholeNames(given.join(' '), words),
    ...otherWork(given.join(' ')),
    ...(given.length > 1 ? namesInDevanagari(given.join(' ')) : []),
    ...inOtherScript.filter(isDevanagari),
  ];
  return [...new Set(ways)]
    .filter(Boolean)
    .map((way) => ({ way, count: matching(index, { ...filters, [field]: [way] }, clock).size }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => Number(right.way === asTyped) - Number(left.way === asTyped) || right.count - left.count)
    .map(({ way }) => way);
};

const NOTHING = JobQuery.parse({});

/** Returns the texts that a list searched for this text looks for: none, where it says only "job". */
export const textsSearchedFor = (
  parts: { index: JobIndex; words: Words },
  field: 'q' | 'what',
  text: string,
  clock: Clock,
): string[] => {
  const wordings = wordingsInJobs(parts, { ...NOTHING, [field]: [text] }, clock);
  return wordings.length > 0 ? wordings.filter(Boolean) : [text];
};

/** Every English name of a text in Hindi, which may have several: वकील is an advocate and a lawyer. */
const wholeNames = (text: string, words: Words): readonly string[] => {
  const lowered = lowerCase(text);
  const names = englishOf(text);
  if (words.has(lowered) || names.includes(lowered) || filterSaidBy(text)) return [];
  return names.filter(isMeant(text, words));
};

/** Whether jobs have the English name of a text. The list finds parts of words, so an ordinary one has to be mostly whole. */
const isMeant =
  (text: string, words: Words) =>
  (name: string): boolean =>
    words.hasAll(name) && (!isOrdinary(text) || words.areMostlyWhole(name));

/** Other names of the work that a text in either script names: a cook is a रसोइया. */
const otherWork = (text: string): readonly string[] =>
  [text, ...englishOf(text)].flatMap(sameWorkAs).filter((name) => name !== lowerCase(text));

const usualName = (english: string): readonly string[] => hindiNamesOf(english).slice(0, 1);

export const textOf = (said: readonly Said[]): string => said.map(({ meant }) => meant).join(' ');

/** Whether a text is the English name of something, which is no typo, however few jobs have it: ward boy is not word boy. */
const isName = (text: string): boolean => hindiNamesOf(text).length > 0;

const withoutSlips = (given: readonly string[], words: Words): Said[] =>
  renderWords(
    given,
    (run) => (filterSaidBy(run) || isName(run) ? run : undefined),
    (word) => words.correct(lowerCase(word)) ?? word,
  );

type How = Parameters<Words['sounding']>[1];

const inEnglish = (given: readonly string[], words: Words, how: How, nameOf = englishNameOf(words)): Said[] =>
  renderWords(given, nameOf, (word) => {
    const lowered = lowerCase(word);
    if (isFiller(word) && (isDevanagari(word) || !words.has(lowered))) return undefined;
    if (!isDevanagari(word)) return isName(word) ? word : (words.correct(lowered) ?? word);
    const letters = abbreviationOf(word);
    if (letters !== undefined && words.has(letters)) return letters;
    return (letters !== undefined && how === 'surely' ? undefined : words.sounding(word, how)) ?? word;
  });

/** In English, with the abbreviations that postings have rather than their meaning: एचआर, hr. Empty without any. */
const inLetters = (given: readonly string[], words: Words, how: How): Said[] => {
  let hasLetters = false;
  const nameOf = englishNameOf(words);
  const said = inEnglish(given, words, how, (run, length) => {
    const letters = isFiller(run) ? undefined : abbreviationOf(run);
    if (letters === undefined || !words.hasAll(letters)) return nameOf(run, length);
    hasLetters = true;
    return letters;
  });
  return hasLetters ? said : [];
};

/** Hindi words in Latin letters in English; typos stay. */
const romanisedInEnglish = (given: readonly string[], words: Words): Said[] =>
  renderWords(given, englishNameOf(words), (word) =>
    isFiller(word) && !words.has(lowerCase(word)) ? undefined : word,
  );

/** Of a phonetic spelling that no name has, the places with its consonants: haidarabad. */
const namesMeantBy = (run: string): readonly string[] => {
  const names = englishOf(run);
  return names.length > 0 || isDevanagari(run) ? names : placesMeantBy(run);
};

/** Returns what a run of words is called in English: a name that jobs have, where there is one. */
const englishNameOf =
  (words: Words) =>
  (run: string, length: number): string | undefined => {
    // Words of a filter are in few jobs, so that a correction would take them for others.
    if (filterSaidBy(run)) return run;
    const names = length === 1 && isFiller(run) ? [] : namesMeantBy(run);
    const lowered = lowerCase(run);
    if (names.includes(lowered)) return run;
    if (length === 1 && !isDevanagari(run) && words.has(lowered)) return undefined;
    return names.find(isMeant(run, words)) ?? (isName(run) || isOrdinary(run) ? run : names[0]);
  };

/** Names that a run of words may have in Devanagari, likeliest first. */
const namesInDevanagari = (run: string): readonly string[] => [run, ...[run, ...englishOf(run)].flatMap(hindiNamesOf)];

/** As postings write a phrase of several words, with the words that join them: raat ki shift, रात की शिफ्ट. */
const phraseInDevanagari = (given: readonly string[], words: Words): Said[] =>
  given.some((word) => isFiller(word) && !isDevanagari(word))
    ? inDevanagari(given, words, namesInDevanagari, (word) => words.soundingInDevanagari([lowerCase(word)]))
    : [];

const inDevanagari = (
  given: readonly string[],
  words: Words,
  namesOf = namesInDevanagari,
  joining: (word: string) => string | undefined = () => undefined,
): Said[] => {
  if (!words.hasDevanagari) return [];
  return renderWords(
    given,
    (run, length) => {
      if (length === 1 && isFiller(run)) return undefined;
      for (const name of namesOf(run)) {
        const spelled = words.inDevanagari(name);
        if (spelled !== undefined) return spelled;
      }
      return undefined;
    },
    (word) => {
      const lowered = lowerCase(word);
      if (isFiller(word) && !words.has(lowered)) return joining(word);
      if (isDevanagari(word)) return words.soundingInDevanagari(transliterate(word)) ?? word;
      // Short words sound like too many others.
      if (lowered.length < SHORTEST) return word;
      return words.soundingInDevanagari([lowered]) ?? words.likeInDevanagari(lowered, given.length) ?? word;
    },
  );
};
