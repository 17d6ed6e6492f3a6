import type { SparseMatrix } from './factorize.ts';

/** A listing's or a person's skills by their numbers, each once. */
export type Document = readonly number[];

/** More skills of one listing than this say little of each other, and their pairs grow with the square. */
const MOST_OF_ONE = 40;

/** How often two skills stand together. `of[i]` is the pair `low[i] < high[i]`. */
export interface Pairs {
  low: Uint32Array;
  high: Uint32Array;
  counts: Uint32Array;
}

/** Counts the pairs, and leaves out those that stand together less often than `least`. */
export const countPairs = (documents: readonly Document[], skills: number, least = 1): Pairs => {
  const short = documents.map((document) => document.slice(0, MOST_OF_ONE));
  // Both numbers in one: 5,000² is less than 2³².
  const codes = new Uint32Array(short.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0));
  let filled = 0;
  for (const document of short) {
    for (const [at, left] of document.entries()) {
      for (const right of document.slice(at + 1)) {
        codes[filled] = Math.min(left, right) * skills + Math.max(left, right);
        filled += 1;
      }
    }
  }
  codes.sort();
  const found: { code: number; count: number }[] = [];
  for (let from = 0; from < codes.length; ) {
    const code = codes[from] ?? 0;
    let to = from + 1;
    while (to < codes.length && codes[to] === code) to += 1;
    if (to - from >= least) found.push({ code, count: to - from });
    from = to;
  }
  return {
    low: Uint32Array.from(found, ({ code }) => Math.floor(code / skills)),
    high: Uint32Array.from(found, ({ code }) => code % skills),
    counts: Uint32Array.from(found, ({ count }) => count),
  };
};

/** Both counts together. */
export const addPairs = (left: Pairs, right: Pairs, skills: number): Pairs => {
  const sums = new Map<number, number>();
  for (const { low, high, counts } of [left, right]) {
    for (let at = 0; at < counts.length; at++) {
      const code = (low[at] ?? 0) * skills + (high[at] ?? 0);
      sums.set(code, (sums.get(code) ?? 0) + (counts[at] ?? 0));
    }
  }
  const codes = [...sums.keys()].toSorted((one, other) => one - other);
  return {
    low: Uint32Array.from(codes, (code) => Math.floor(code / skills)),
    high: Uint32Array.from(codes, (code) => code % skills),
    counts: Uint32Array.from(codes, (code) => sums.get(code) ?? 0),
  };
};

/**
 * Positive pointwise mutual information: how much more often two skills stand
 * together than they would by chance, in powers of e, where that is more often.
 * @param smoothing below 1 a skill that few ask for is less surprising beside another
 * @param own what each skill has with itself, in parts of its own information
 */
export const mutualInformation = (
  { low, high, counts }: Pairs,
  {
    frequencies,
    documents,
    smoothing,
    own,
    shift = 0,
  }: { frequencies: ArrayLike<number>; documents: number; smoothing: number; own: number; shift?: number },
): SparseMatrix => {
  const size = frequencies.length;
  const chance = Float64Array.from(frequencies, (count) => (Math.max(count, 1) / documents) ** smoothing);
  const kept: [number, number, number][] = [];
  for (let at = 0; at < counts.length; at++) {
    const [left, right, count] = [low[at] ?? 0, high[at] ?? 0, counts[at] ?? 0];
    const together = (count / documents) ** smoothing;
    const information = Math.log(together / ((chance[left] ?? 1) * (chance[right] ?? 1))) - shift;
    if (information > 0) kept.push([left, right, information], [right, left, information]);
  }
  if (own > 0) for (let at = 0; at < size; at++) kept.push([at, at, -own * Math.log(chance[at] ?? 1)]);
  kept.sort(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);
  const starts = new Uint32Array(size + 1);
  for (const [row] of kept) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < size; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  return {
    size,
    starts,
    columns: Uint32Array.from(kept, ([, column]) => column),
    values: Float32Array.from(kept, ([, , value]) => value),
  };
};
