import type { Learned } from './learned.ts';
import type { SkillModel } from './skill-model.ts';
import { directionOf, dot } from './vectors.ts';
import { wordingsReader } from './wordings.ts';

/** Weight of equal skills in the likeness; the rest is vector similarity. Best measured value (bench/README.md). */
const EQUAL_PART = 0.3;

/** A list of skills prepared for comparison. */
export interface Embedding {
  /** Weight of each skill, by rarity; skills that all listings ask for have none. */
  skills: ReadonlyMap<string, number>;
  /** Total weight. */
  weight: number;
  /** Vector of the wordings; of length 1, or zeros. */
  vector: Float32Array;
}

type Known = Pick<Learned, 'listings' | 'wordings' | 'wordingVectors' | 'dimensions'>;
const NOTHING: Known = { listings: 0, wordings: [], wordingVectors: new Float32Array(), dimensions: 0 };

/**
 * Compares lists by equal skills, weighted by rarity, and by overall vector similarity. Before any training only equal
 * skills count.
 */
export const embeddings = (
  merged: ReadonlyMap<string, string>,
  { listings, wordings, wordingVectors, dimensions }: Known = NOTHING,
): Pick<SkillModel, 'embed' | 'likeness'> => {
  const numbers = new Map(wordings.map(([wording], at) => [wording, at]));
  const equalPart = wordings.length === 0 ? 1 : EQUAL_PART;
  const rarity = (wording: string): number =>
    Math.log((listings + 2) / ((wordings[numbers.get(wording) ?? -1]?.[1] ?? 0) + 1));
  return {
    embed(typed) {
      const { wholes, words } = wordingsReader(merged)(typed);
      const skills = new Map(wholes.map((whole) => [whole, rarity(whole) ** 2]));
      const rows = [...wholes, ...words].flatMap((wording) => numbers.get(wording) ?? []);
      let weight = 0;
      for (const one of skills.values()) weight += one;
      return { skills, weight, vector: directionOf(wordingVectors, rows, dimensions) };
    },
    likeness(asked, have) {
      let both = 0;
      for (const [skill, weight] of asked.skills) if (have.skills.has(skill)) both += weight;
      const equal = both === 0 ? 0 : both / Math.sqrt(asked.weight * have.weight);
      return equalPart * equal + (1 - equalPart) * Math.max(0, dot(asked.vector, have.vector));
    },
  };
};
