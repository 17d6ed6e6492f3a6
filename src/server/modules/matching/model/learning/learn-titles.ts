import type { Learned } from '../learned.ts';
import { titleWords } from '../title-words.ts';
import { factorize, type SparseMatrix } from './factorize.ts';
import type { Document } from './pairs.ts';
import { countOf } from './vectors-of.ts';

/** A word in fewer titles describes a single job. */
const LEAST_TITLES = 3;
const MOST_WORDS = 5_000;
const DIMENSIONS = 64;
/** A skill counts as if so many more listings that ask for it had an average title. */
const GRANTED = 2;

const NO_AXES = new Float32Array();

/** A title: its word numbers and their weights, with a length of 1. */
type Title = readonly (readonly [word: number, weight: number])[];

/** How strongly words occur in the same titles, including each with itself. */
const together = (titles: readonly Title[], words: number): SparseMatrix => {
  const rows = Array.from({ length: words }, () => new Map<number, number>());
  for (const title of titles)
    for (const [word, weight] of title)
      for (const [other, otherWeight] of title)
        rows[word]?.set(other, (rows[word]?.get(other) ?? 0) + weight * otherWeight);
  const starts = new Uint32Array(words + 1);
  for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + row.size;
  return {
    size: words,
    starts,
    columns: Uint32Array.from(rows.flatMap((row) => [...row.keys()])),
    values: Float32Array.from(rows.flatMap((row) => [...row.values()])),
  };
};

const weighted = (titles: readonly (readonly string[])[]): { titles: Title[]; words: number } => {
  const known = titles.filter(({ length }) => length > 0).length;
  const kept = [...countOf(titles.flat())]
    .filter(([, count]) => count >= LEAST_TITLES)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS);
  // A word in every title says nothing.
  const words = new Map(kept.map(([word, count], at) => [word, [at, Math.log(known / count)] as const]));
  return {
    words: kept.length,
    titles: titles.map((title) => {
      const found = title.flatMap((word) => {
        const one = words.get(word);
        return one && one[1] > 0 ? [one] : [];
      });
      const length = Math.hypot(...found.map(([, rarity]) => rarity));
      return found.map(([at, rarity]) => [at, rarity / length] as const);
    }),
  };
};

/**
 * Learns what the jobs that ask for a skill are called: the average title of these listings, as far as it differs from
 * the average of all. Titles are weighted by how rare their words are. A listing without a title teaches nothing here.
 */
export const learnTitles = (
  listings: readonly { title: string; wordings: Document }[],
  wordings: number,
): Pick<Learned, 'usualTitle' | 'titleVectors'> => {
  const { titles, words } = weighted(listings.map(({ title }) => titleWords(title)));
  const axes = factorize(together(titles, words), { dimensions: DIMENSIONS, power: 0 });
  const dimensions = axes[0]?.length ?? 0;
  const usualTitle = new Float32Array(dimensions);
  const add = (target: Float32Array, value: Float32Array, part: number, start = 0): void => {
    for (let axis = 0; axis < value.length; axis++)
      target[start + axis] = (target[start + axis] ?? 0) + part * (value[axis] ?? 0);
  };
  const sums = new Float32Array(wordings * dimensions);
  const counts = new Uint32Array(wordings);
  let known = 0;
  for (const [at, title] of titles.entries()) {
    if (title.length === 0) continue;
    known += 1;
    const vector = new Float32Array(dimensions);
    for (const [word, weight] of title) add(vector, axes[word] ?? NO_AXES, weight);
    add(usualTitle, vector, 1);
    for (const wording of listings[at]?.wordings ?? []) {
      counts[wording] = (counts[wording] ?? 0) + 1;
      add(sums, vector, 1, wording * dimensions);
    }
  }
  for (const axis of usualTitle.keys()) usualTitle[axis] = (usualTitle[axis] ?? 0) / (known || 1);
  return {
    usualTitle,
    titleVectors: sums.map((sum, at) => {
      const count = counts[Math.floor(at / dimensions)] ?? 0;
      return (sum - count * (usualTitle[at % dimensions] ?? 0)) / (count + GRANTED);
    }),
  };
};
