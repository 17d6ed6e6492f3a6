import type { Learned } from '../model/learned.ts';
import { dot, rowOf } from '../model/vectors.ts';

/** Two skills that may be one: the less frequent one would be merged into the other. */
export interface ProposedMerge {
  fromKey: string;
  toKey: string;
  fromName: string;
  toName: string;
  fromListings: number;
  toListings: number;
  alike: number;
}

const SHORTEST = 4;
/** Minimum similarity of the vectors, by the number of typos between two spellings. */
const NEARNESS_BY_SLIPS: readonly (number | undefined)[] = [undefined, -0.1, 0.4];
/** For names that begin with the other one, as in "Tally ERP Software". */
const NEARNESS_OF_LONGER = 0.6;
const MOST = 300;

/** Counts letters missing, added, wrong or swapped with the next; stops above `most`. */
const slipsBetween = (left: string, right: string, most: number): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[right.length] ?? most + 1;
};

/** C and C++, Java 8 and Java 9, .NET and NET: a different sign or number means a different skill. */
const SIGNS = /[^\p{L}]/gu;
const differsInSigns = (left: string, right: string): boolean =>
  (left.match(SIGNS) ?? []).join('') !== (right.match(SIGNS) ?? []).join('');

/** Proposes merges of skills with similar spellings that co-occur with the same others, most required first. */
export const proposeMerges = ({ skills, vectors, dimensions }: Learned): ProposedMerge[] => {
  const likeness = (one: number, other: number): number =>
    dot(rowOf(vectors, one, dimensions), rowOf(vectors, other, dimensions));
  const isOne = (to: string, from: string, alike: number): boolean => {
    if (Math.min(to.length, from.length) < SHORTEST || differsInSigns(to, from)) return false;
    if (to.startsWith(from) || from.startsWith(to)) return alike >= NEARNESS_OF_LONGER;
    // The first letter is rarely wrong.
    if (to[0] !== from[0]) return false;
    const most = Math.min(to.length, from.length) < 2 * SHORTEST ? 1 : 2;
    const slips = slipsBetween(to, from, most);
    const least = slips > most ? undefined : NEARNESS_BY_SLIPS[slips];
    return least !== undefined && alike >= least;
  };
  const byFirst = new Map<string, number[]>();
  const found: ProposedMerge[] = [];
  for (const [at, from] of skills.entries()) {
    const first = from.key.slice(0, 1);
    const before = byFirst.get(first) ?? [];
    let best: { to: number; alike: number } | undefined;
    for (const to of before) {
      const alike = likeness(at, to);
      if ((!best || alike > best.alike) && isOne(skills[to]?.key ?? '', from.key, alike)) best = { to, alike };
    }
    byFirst.set(first, [...before, at]);
    const to = skills[best?.to ?? -1];
    if (!best || !to) continue;
    const counts = { fromListings: from.listings, toListings: to.listings };
    const names = { fromName: from.name.slice(0, 80), toName: to.name.slice(0, 80) };
    found.push({ fromKey: from.key, toKey: to.key, ...names, ...counts, alike: best.alike });
  }
  return found.toSorted((one, other) => other.fromListings - one.fromListings).slice(0, MOST);
};
