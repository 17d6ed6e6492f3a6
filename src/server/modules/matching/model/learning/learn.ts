import { mergedKey, skillKey } from '../../skills/skill-key.ts';
import type { Learned } from '../learned.ts';
import { wordingsReader } from '../wordings.ts';
import { learnRoles } from './learn-roles.ts';
import { learnWordings } from './learn-wordings.ts';
import type { Document, Pairs } from './pairs.ts';
import { countOf, DIMENSIONS, inOneArray, LEAST_PEOPLE, vectorsOf } from './vectors-of.ts';

/** Training data of a model, with skills as typed. */
export interface Corpus {
  /** Open jobs. */
  listings: readonly { title: string; skills: readonly string[] }[];
  /** Skills of findable candidates: one list per person, without names. */
  people: readonly (readonly string[])[];
  /** Maps each key to the one that administrators merged it into. */
  merged: ReadonlyMap<string, string>;
}

/** A skill in fewer listings may be a typo and has too few co-occurrences. */
export const LEAST_LISTINGS = 3;
export const MOST_SKILLS = 5_000;
/** Counts of people are rounded to multiples of this. */
const STEP = 5;
/** Pairs in fewer listings may be chance: they are kept only while a skill has few others. */
const LEAST_TOGETHER = 3;
/** Most pairs kept per skill: the common ones, and as many of those above chance. */
const MOST_PAIRS = 100;

const strongestPairs = ({ low, high, counts }: Pairs, frequencies: readonly number[]): Learned['pairs'] => {
  const size = frequencies.length;
  const rows = Array.from({ length: size }, (): number[] => []);
  for (const at of counts.keys()) {
    rows[low[at] ?? 0]?.push(at);
    rows[high[at] ?? 0]?.push(at);
  }
  const countAt = (at: number): number => counts[at] ?? 0;
  const lift = (at: number): number =>
    countAt(at) ** 2 / ((frequencies[low[at] ?? 0] ?? 1) * (frequencies[high[at] ?? 0] ?? 1));
  const kept = new Set<number>();
  const keep = (row: readonly number[], order: (at: number) => number): void => {
    for (const at of row.toSorted((one, other) => order(other) - order(one)).slice(0, MOST_PAIRS)) kept.add(at);
  };
  for (const row of rows) {
    keep(row, countAt);
    keep(
      row.filter((at) => countAt(at) >= LEAST_TOGETHER),
      lift,
    );
  }
  return Uint32Array.from(kept).sort();
};

/** Learns from listings and people which skills are near each other. Deterministic. */
export const learn = ({ listings, people, merged }: Corpus): Learned => {
  // Cached per spelling: 100,000 listings have a few thousand of them.
  const keys = new Map<string, string>();
  const keyOf = (typed: string): string => {
    const known = keys.get(typed);
    if (known !== undefined) return known;
    const key = mergedKey(skillKey(typed), merged);
    keys.set(typed, key);
    return key;
  };
  const distinct = (skills: readonly string[]): string[] => [...new Set(skills.map(keyOf))].filter((key) => key !== '');

  const asked = listings.map(({ skills }) => distinct(skills));
  const known = people.map(distinct);
  const frequent = [...countOf(asked.flat())]
    .filter(([, count]) => count >= LEAST_LISTINGS)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, MOST_SKILLS);
  const numbers = new Map(frequent.map(([key], at) => [key, at]));
  const numbered = (skills: readonly string[]): Document => skills.flatMap((key) => numbers.get(key) ?? []);
  const documents = asked.map(numbered);
  const frequencies = frequent.map(([, count]) => count);
  const size = frequent.length;

  const { pairs, vectors } = vectorsOf({
    listings: documents,
    people: known.map(numbered),
    frequencies,
    informationPower: 1,
    evenness: 1,
  });
  const wordingsOf = wordingsReader(merged);
  const kept = strongestPairs(pairs, frequencies);
  const spellings = usualSpellings(listings, keyOf);
  return {
    listings: listings.length,
    skills: frequent.map(([key, count]) => ({ key, name: spellings.get(key) ?? key, listings: count })),
    dimensions: DIMENSIONS,
    vectors: inOneArray(vectors),
    pairs: kept.map((at) => (pairs.low[at] ?? 0) * size + (pairs.high[at] ?? 0)),
    together: kept.map((at) => pairs.counts[at] ?? 0),
    ...learnRoles(
      listings.map(({ title }, at) => ({ title, skills: documents[at] ?? [] })),
      vectors,
      DIMENSIONS,
    ),
    ...learnWordings(
      listings.map(({ title, skills }) => ({ title, skills: wordingsOf(skills) })),
      people.map(wordingsOf),
    ),
    candidates: [...countOf(known.flat())]
      .filter(([, count]) => count >= LEAST_PEOPLE)
      .map(([key, count]) => [key, Math.round(count / STEP) * STEP]),
    merged: [...merged],
  };
};

/** Finds the spelling of each key that most listings use. */
const usualSpellings = (listings: Corpus['listings'], keyOf: (typed: string) => string): Map<string, string> => {
  const usual = new Map<string, { name: string; count: number }>();
  for (const [name, count] of countOf(listings.flatMap(({ skills }) => skills.map((skill) => skill.trim())))) {
    const key = keyOf(name);
    const best = usual.get(key);
    // Ties go to the spelling with capitals, which reads as a name.
    if (!best || count > best.count || (count === best.count && name < best.name)) usual.set(key, { name, count });
  }
  return new Map([...usual].map(([key, { name }]) => [key, name]));
};
