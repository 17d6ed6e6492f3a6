import { DEPARTMENTS } from '#contract/departments.ts';
import type { Suggestion, SuggestQuery } from '#contract/job-search.ts';
import { placeNames } from '#contract/places.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import {
  inHindi,
  isDevanagari,
  latinNamesOfCompanies,
  textsMeantBy,
  transliterate,
  wholeInHindi,
} from '#server/modules/hindi/public.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { KNOWN_PLACES } from './known-places.ts';
import { otherNamesOf } from './other-names.ts';
import { isReadable } from './readable.ts';
import { STATES, stateInShort } from './states.ts';
import { findValues, type Source } from './suggestions.store.ts';

const MOST = 8;
/** With fewer results than this, the typed text may contain a typo. */
const FEW = 3;
/** More than are shown, since those that begin with the text move to the front. */
const LOOKED_AT = 60;

const SOURCES: Readonly<Record<SuggestQuery['kind'], readonly Source[]>> = {
  skill: ['skill'],
  title: ['title'],
  company: ['company'],
  place: ['place'],
  search: ['title', 'skill', 'company'],
};

const KNOWN: Readonly<Record<Source, readonly string[]>> = {
  skill: DEPARTMENTS,
  title: [],
  company: [],
  place: [...KNOWN_PLACES, ...STATES],
};

/**
 * Suggests at most 8 values from open jobs or built-in lists: those with a word that begins with the text or with what it
 * means in Hindi, then those that contain it. For text in Devanagari each also has its name in that script, on pages in Hindi each
 * place has.
 */
export const suggest = async (
  { db, now, searchIndex }: Pick<Deps, 'db' | 'now' | 'searchIndex'>,
  { kind, q }: SuggestQuery,
): Promise<Suggestion[]> => {
  const instant = now();
  const clock = { now: instant, today: dayInIndia(instant) };
  const typed = q.trim();
  const find = async (soughtIn: (source: Source) => readonly string[]): Promise<Found[][]> =>
    await Promise.all(
      SOURCES[kind].map(async (source) => {
        const texts = soughtIn(source).map((text) => text.toLowerCase());
        if (texts.length === 0) return [];
        const values =
          (await searchIndex?.ask('suggest', { source, texts, limit: LOOKED_AT }, clock)) ??
          (await findValues(db, { source, texts, clock, limit: LOOKED_AT }));
        const known = KNOWN[source].filter((value) => texts.some((text) => value.toLowerCase().includes(text)));
        return beginningFirst([...values.filter(isReadable), ...known], texts);
      }),
    );
  const named = (values: readonly string[]): Suggestion[] =>
    distinct(values)
      .slice(0, MOST)
      .map((value) => ({ value, name: nameOf(kind, value, typed) }));
  const state = kind === 'place' ? (stateInShort(typed.toLowerCase()) ?? []) : [];
  const literal = await find(() => [typed, state, ...otherNamesOf(typed)].flat());
  if (together(literal).length >= MOST) return named(together(literal));
  const meant = (await find((source) => meantBy(source, typed))).map((list) =>
    list.filter(({ at }) => at !== 'inside'),
  );
  const found = together(literal, meant);
  if (found.length >= FEW) return named(found);
  // A typo: SQL would have to check every word of every job, so only the in-memory search corrects it.
  const spelled = isDevanagari(typed) ? transliterate(typed) : [typed];
  const respelled = await Promise.all(
    spelled.map(async (text) => (await searchIndex?.ask('respell', text, clock)) ?? []),
  );
  return named([...found, ...together(await find(() => respelled.flat().flatMap(placeNames)))]);
};

const nameOf = (kind: SuggestQuery['kind'], value: string, typed: string): string | undefined =>
  inHindi(value, typed) ?? (kind === 'place' && spokenLanguage() === 'hi' ? wholeInHindi(value) : undefined);

/**
 * Names of companies have no table: they are read by the names of their letters, and as they sound, not by the meaning of
 * a word: चौकीदार is a guard, and not Guardian Insurance.
 */
const meantBy = (source: Source, typed: string): readonly string[] =>
  source === 'company' ? latinNamesOfCompanies(typed) : textsMeantBy(typed, source === 'place' ? 'places' : 'work');

interface Found {
  value: string;
  /** Whether the text begins the value, or one of its words, or is inside a word. */
  at: 'beginning' | 'word' | 'inside';
}

const placed = (value: string, texts: readonly string[]): Found => {
  const lowered = value.toLowerCase();
  const begins = (text: string): boolean => lowered.startsWith(text);
  if (texts.some(begins)) return { value, at: 'beginning' };
  return { value, at: texts.some((text) => beginsWord(lowered, text)) ? 'word' : 'inside' };
};

const beginsWord = (value: string, text: string): boolean => {
  for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + 1))
    if (!/[\p{L}\p{M}\p{N}]$/u.test(value.slice(0, at))) return true;
  return false;
};

const beginningFirst = (values: readonly string[], texts: readonly string[]): Found[] => {
  const found = values.map((value) => placed(value, texts));
  return (['beginning', 'word', 'inside'] as const).flatMap((wanted) => found.filter(({ at }) => at === wanted));
};

/** Joins the answers by source, so that a role meant comes before a company as typed; matches inside words come last. */
const together = (...answers: readonly (readonly (readonly Found[])[])[]): string[] => {
  const sources = Math.max(...answers.map(({ length }) => length));
  const lists = Array.from({ length: sources }, (_, source) => answers.flatMap((answer) => answer[source] ?? []));
  const all = inTurns(lists);
  const inside = all.filter(({ at }) => at === 'inside');
  return distinct([...all.filter(({ at }) => at !== 'inside'), ...inside].map(({ value }) => value));
};

/** Interleaves the lists: the first of each, then the second of each. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();

const distinct = (values: readonly string[]): string[] => {
  const first = new Map<string, string>();
  for (const value of values) if (!first.has(value.toLowerCase())) first.set(value.toLowerCase(), value);
  return [...first.values()];
};
