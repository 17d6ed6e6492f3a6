import { unit } from '../vectors.ts';
import { factorize } from './factorize.ts';
import { addPairs, countPairs, type Document, mutualInformation, type Pairs } from './pairs.ts';

/** Nothing that fewer people share is used. */
export const LEAST_PEOPLE = 5;
/** What measured best among 16 to 100 (bench/README.md). */
export const DIMENSIONS = 32;
/** Below a half, the strongest directions say less, and the others more. */
const POWER = 0.25;

export const countOf = <T>(values: Iterable<T>): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Of each number its vector of length 1, by what stands beside it, and which pairs stand in listings. */
export const vectorsOf = ({
  listings,
  people,
  frequencies,
  informationPower,
  evenness,
}: {
  listings: readonly Document[];
  people: readonly Document[];
  /** How many of the listings have each. */
  frequencies: readonly number[];
  /** As `mutualInformation` takes them. */
  informationPower: number;
  evenness: number;
}): { pairs: Pairs; vectors: Float32Array[] } => {
  const size = frequencies.length;
  const pairs = countPairs(listings, size);
  const shared = countPairs(people, size, LEAST_PEOPLE);
  const byPeople = countOf(people.flat());
  const matrix = mutualInformation(shared.counts.length > 0 ? addPairs(pairs, shared, size) : pairs, {
    frequencies: frequencies.map((count, at) => {
      const having = byPeople.get(at) ?? 0;
      return count + (having < LEAST_PEOPLE ? 0 : having);
    }),
    documents: listings.length + (shared.counts.length > 0 ? people.length : 0),
    power: informationPower,
    evenness,
  });
  return { pairs, vectors: factorize(matrix, { dimensions: DIMENSIONS, power: POWER }).map(unit) };
};

/** All vectors in one after the other. */
export const inOneArray = (vectors: readonly Float32Array[]): Float32Array => {
  const flat = new Float32Array(vectors.length * DIMENSIONS);
  for (const [at, vector] of vectors.entries()) flat.set(vector, at * DIMENSIONS);
  return flat;
};
