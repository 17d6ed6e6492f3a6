import type { Learned } from './learned.ts';
import type { SkillModel } from './skill-model.ts';
import { wordingsReader } from './wordings.ts';

/** Of the likeness the part that equal skills have; the rest is that of the vectors. What measured best (bench/README.md). */
const EQUAL_PART = 0.3;

/** A list of skills made ready to be compared with others. */
export interface Standing {
  /** What each skill says: nothing when all listings ask for it. */
  skills: ReadonlyMap<string, number>;
  /** What all of them say. */
  weight: number;
  /** Where they stand among what is worded; of length 1, or zeros. */
  place: Float32Array;
}

type Known = Pick<Learned, 'listings' | 'wordings' | 'wordingVectors' | 'dimensions'>;
const NOTHING: Known = { listings: 0, wordings: [], wordingVectors: new Float32Array(), dimensions: 0 };

const product = (left: Float32Array, right: Float32Array): number => {
  let sum = 0;
  for (let axis = 0; axis < left.length; axis++) sum += (left[axis] ?? 0) * (right[axis] ?? 0);
  return sum;
};

/** Equal skills, each by how rare it is, and how near all of them stand together. Before anything is learned equal skills alone. */
export const standings = (
  merged: ReadonlyMap<string, string>,
  { listings, wordings, wordingVectors, dimensions }: Known = NOTHING,
): Pick<SkillModel, 'standing' | 'likeness'> => {
  const numbers = new Map(wordings.map(([wording], at) => [wording, at]));
  const equalPart = wordings.length === 0 ? 1 : EQUAL_PART;
  const rarity = (wording: string): number =>
    Math.log((listings + 2) / ((wordings[numbers.get(wording) ?? -1]?.[1] ?? 0) + 1));
  return {
    standing(typed) {
      const { wholes, words } = wordingsReader(merged)(typed);
      const skills = new Map(wholes.map((whole) => [whole, rarity(whole) ** 2]));
      const place = new Float32Array(dimensions);
      for (const wording of [...wholes, ...words]) {
        const from = (numbers.get(wording) ?? -1) * dimensions;
        if (from < 0) continue;
        for (let axis = 0; axis < dimensions; axis++)
          place[axis] = (place[axis] ?? 0) + (wordingVectors[from + axis] ?? 0);
      }
      const length = Math.sqrt(product(place, place)) || 1;
      let weight = 0;
      for (const one of skills.values()) weight += one;
      return { skills, weight, place: place.map((value) => value / length) };
    },
    likeness(asked, have) {
      let both = 0;
      for (const [skill, weight] of asked.skills) if (have.skills.has(skill)) both += weight;
      const equal = both === 0 ? 0 : both / Math.sqrt(asked.weight * have.weight);
      return equalPart * equal + (1 - equalPart) * Math.max(0, product(asked.place, have.place));
    },
  };
};
