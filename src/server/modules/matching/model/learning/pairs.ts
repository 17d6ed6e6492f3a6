import type { SparseMatrix } from './factorize.ts';

/** The skill numbers of a listing or a person, without duplicates. */
export type Document = readonly number[];

/** In longer lists skills say little about each other, and the pairs grow with the square. */
const MOST_OF_ONE = 40;

/** How often two skills co-occur. `of[i]` is the pair `low[i] < high[i]`. */
export interface Pairs {
  low: Uint32Array;
  high: Uint32Array;
  counts: Uint32Array;
}

/** Counts the pairs, and drops those that co-occur less often than `least`. */
export const countPairs = (documents: readonly Document[], skills: number, least = 1): Pairs => {
  const short = documents.map((document) => document.slice(0, MOST_OF_ONE));
  // Both numbers fit in one: 5,000² is less than 2³².
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
  // Counted in place: 100,000 listings have millions of pairs.
  const found = new Uint32Array(codes.length);
  let kept = 0;
  for (let from = 0; from < codes.length; ) {
    const code = codes[from] ?? 0;
    let to = from + 1;
    while (to < codes.length && codes[to] === code) to += 1;
    if (to - from >= least) {
      codes[kept] = code;
      found[kept] = to - from;
      kept += 1;
    }
    from = to;
  }
  const keptCodes = codes.subarray(0, kept);
  return {
    low: keptCodes.map((code) => Math.floor(code / skills)),
    high: keptCodes.map((code) => code % skills),
    counts: found.slice(0, kept),
  };
};

/** Sums two counts. */
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
 * Positive pointwise mutual information: how much more often than by chance two skills co-occur, as a natural
 * logarithm; 0 when not more often.
 * @param power below 1 raises pairs far above chance relative to those slightly above it
 * @param evenness below 1 makes the co-occurrence of rare skills less surprising, as if they were more frequent
 */
export const mutualInformation = (
  { low, high, counts }: Pairs,
  {
    frequencies,
    documents,
    power,
    evenness,
  }: { frequencies: ArrayLike<number>; documents: number; power: number; evenness: number },
): SparseMatrix => {
  const size = frequencies.length;
  const asked = Float64Array.from(frequencies, (count) => Math.max(count, 1));
  const evened = asked.map((count) => count ** evenness);
  const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0);
  const scale = sum(asked) / sum(evened);
  // Geometric mean of the original and the evened frequency, which keeps the measure symmetric.
  const chance = asked.map((count, at) => Math.sqrt(count * (evened[at] ?? 1) * scale) / documents);
  const information = Float32Array.from(counts, (count, at) =>
    Math.log(count / documents / ((chance[low[at] ?? 0] ?? 1) * (chance[high[at] ?? 0] ?? 1))),
  );
  const starts = new Uint32Array(size + 1);
  for (const [at, value] of information.entries()) {
    if (value <= 0) continue;
    for (const row of [low[at] ?? 0, high[at] ?? 0]) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  }
  for (let row = 0; row < size; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const columns = new Uint32Array(starts[size] ?? 0);
  const values = new Float32Array(columns.length);
  const next = starts.slice();
  // Pairs ascend, so each row gets the columns before it in order, then those after it.
  for (const [rows, others] of [
    [high, low],
    [low, high],
  ] as const) {
    for (const [at, value] of information.entries()) {
      if (value <= 0) continue;
      const row = rows[at] ?? 0;
      const place = next[row] ?? 0;
      columns[place] = others[at] ?? 0;
      values[place] = value ** power;
      next[row] = place + 1;
    }
  }
  return { size, starts, columns, values };
};
