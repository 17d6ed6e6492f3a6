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
 * Suggests at most 8 values from open jobs or built-in lists: those that begin with the text, then those that contain
 * it, then those it means in Hindi. For text in Devanagari each also has its name in that script, on pages in Hindi each
 * place has.
 */
export const suggest = async (
  { db, now, searchIndex }: Pick<Deps, 'db' | 'now' | 'searchIndex'>,
  { kind, q }: SuggestQuery,
): Promise<Suggestion[]> => {
  const instant = now();
  const clock = { now: instant, today: dayInIndia(instant) };
  const typed = q.trim();
  const find = async (sought: readonly string[]): Promise<string[]> => {
    if (sought.length === 0) return [];
    const texts = sought.map((text) => text.toLowerCase());
    const found = await Promise.all(
      SOURCES[kind].map(async (source) => {
        const values =
          (await searchIndex?.ask('suggest', { source, texts, limit: LOOKED_AT }, clock)) ??
          (await findValues(db, { source, texts, clock, limit: LOOKED_AT }));
        const known = KNOWN[source].filter((value) => texts.some((text) => value.toLowerCase().includes(text)));
        return beginningFirst([...values.filter(isReadable), ...known], texts);
      }),
    );
    return distinct(inTurns(found));
  };
  const named = (values: readonly string[]): Suggestion[] =>
    distinct(values)
      .slice(0, MOST)
      .map((value) => ({ value, name: nameOf(kind, value, typed) }));
  const state = kind === 'place' ? (stateInShort(typed.toLowerCase()) ?? []) : [];
  const literal = await find([typed, state, ...otherNamesOf(typed)].flat());
  if (literal.length >= MOST) return named(literal);
  const found = distinct([...literal, ...(await find(meantBy(kind, typed)))]);
  if (found.length >= FEW) return named(found);
  // A typo: SQL would have to check every word of every job, so only the in-memory search corrects it.
  const spelled = isDevanagari(typed) ? transliterate(typed) : [typed];
  const meant = await Promise.all(spelled.map(async (text) => (await searchIndex?.ask('respell', text, clock)) ?? []));
  return named([...found, ...(await find(meant.flat().flatMap(placeNames)))]);
};

const nameOf = (kind: SuggestQuery['kind'], value: string, typed: string): string | undefined =>
  inHindi(value, typed) ?? (kind === 'place' && spokenLanguage() === 'hi' ? wholeInHindi(value) : undefined);

/** Names of companies have no table: they are read by the names of their letters, and as they sound. */
const meantBy = (kind: SuggestQuery['kind'], typed: string): string[] => {
  const spelled = SOURCES[kind].includes('company') ? latinNamesOfCompanies(typed) : [];
  return kind === 'company' ? spelled : [...textsMeantBy(typed, kind === 'place' ? 'places' : 'work'), ...spelled];
};

const beginningFirst = (values: readonly string[], texts: readonly string[]): string[] => {
  const begins = (value: string): boolean => texts.some((text) => value.toLowerCase().startsWith(text));
  return [...values.filter(begins), ...values.filter((value) => !begins(value))];
};

/** Interleaves the lists: the first of each, then the second of each. */
const inTurns = (lists: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();

const distinct = (values: readonly string[]): string[] => {
  const first = new Map<string, string>();
  for (const value of values) if (!first.has(value.toLowerCase())) first.set(value.toLowerCase(), value);
  return [...first.values()];
};
