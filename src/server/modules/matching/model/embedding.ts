import type { Learned } from './learned.ts';
import type { SkillModel } from './skill-model.ts';
import { directionOf, dot } from './vectors.ts';
import { wordingsReader } from './wordings.ts';

/** Of the likeness the part that equal skills have; the rest is that of the vectors. What measured best (bench/README.md). */
const EQUAL_PART = 0.3;

/** A list of skills made ready to be compared with others. */
export interface Embedding {
  /** What each skill says: nothing when all listings ask for it. */
  skills: ReadonlyMap<string, number>;
  /** What all of them say. */
  weight: number;
  /** Of what is worded so; of length 1, or zeros. */
  vector: Float32Array;
}

type Known = Pick<Learned, 'listings' | 'wordings' | 'wordingVectors' | 'dimensions'>;
const NOTHING: Known = { listings: 0, wordings: [], wordingVectors: new Float32Array(), dimensions: 0 };

/** Equal skills, each by how rare it is, and how alike all of them are together. Before anything is learned equal skills alone. */
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
