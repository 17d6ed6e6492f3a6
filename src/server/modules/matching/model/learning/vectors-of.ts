import { unit } from '../vectors.ts';
import { factorize } from './factorize.ts';
import { addPairs, countPairs, type Document, mutualInformation, type Pairs } from './pairs.ts';

/** Skills shared by fewer people are not used. */
export const LEAST_PEOPLE = 5;
/** Best measured value among 16 to 100 (bench/README.md). */
export const DIMENSIONS = 32;
/** Below a half, the strongest directions weigh less and the others more. */
const POWER = 0.25;

export const countOf = <T>(values: Iterable<T>): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Returns a vector of length 1 for each number, by co-occurrence, and the pairs found in listings. */
export const vectorsOf = ({
  listings,
  people,
  frequencies,
  informationPower,
  evenness,
}: {
  listings: readonly Document[];
  people: readonly Document[];
  /** Number of listings with each. */
  frequencies: readonly number[];
  /** See `mutualInformation`. */
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

/** Concatenates all vectors. */
export const inOneArray = (vectors: readonly Float32Array[]): Float32Array => {
  const flat = new Float32Array(vectors.length * DIMENSIONS);
  for (const [at, vector] of vectors.entries()) flat.set(vector, at * DIMENSIONS);
  return flat;
};
