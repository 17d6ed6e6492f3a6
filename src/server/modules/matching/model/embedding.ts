import type { Learned } from './learned.ts';
import type { SkillModel } from './skill-model.ts';
import { directionOf, dot, rowOf } from './vectors.ts';
import { wordingsReader } from './wordings.ts';

/** Weight of equal skills in the likeness, of vector similarity and of titles. Best measured values (bench/README.md). */
const EQUAL_PART = 0.2;
const VECTOR_PART = 0.4;
const TITLE_PART = 0.4;

/** A list of skills prepared for comparison. */
export interface Embedding {
  /** Weight of each skill, by rarity; skills that all listings ask for have none. */
  skills: ReadonlyMap<string, number>;
  /** Total weight. */
  weight: number;
  /** Vector of the wordings; of length 1, or zeros. */
  vector: Float32Array;
  /** The title that a job with these skills probably has. The surer, the longer, up to a length of 1. */
  title: Float32Array;
}

type Known = Pick<Learned, 'listings' | 'wordings' | 'wordingVectors' | 'dimensions' | 'usualTitle' | 'titleVectors'>;
const NOTHING: Known = {
  listings: 0,
  wordings: [],
  wordingVectors: new Float32Array(),
  dimensions: 0,
  usualTitle: new Float32Array(),
  titleVectors: new Float32Array(),
};

/**
 * Compares lists by equal skills, weighted by rarity, by overall vector similarity, and by how alike the titles of jobs
 * with these skills probably are. Before any training only equal skills count.
 */
export const embeddings = (
  merged: ReadonlyMap<string, string>,
  { listings, wordings, wordingVectors, dimensions, usualTitle, titleVectors }: Known = NOTHING,
): Pick<SkillModel, 'embed' | 'likeness'> => {
  const numbers = new Map(wordings.map(([wording], at) => [wording, at]));
  const numbered = (some: readonly string[]): number[] => some.flatMap((wording) => numbers.get(wording) ?? []);
  const equalPart = wordings.length === 0 ? 1 : EQUAL_PART;
  const rarity = (wording: string): number =>
    Math.log((listings + 2) / ((wordings[numbers.get(wording) ?? -1]?.[1] ?? 0) + 1));
  /** Each skill moves the usual title; of many skills, each one less. */
  const titleOf = (wholes: readonly number[]): Float32Array => {
    if (wholes.length === 0) return new Float32Array(usualTitle.length);
    const title = usualTitle.slice();
    const part = 1 / Math.sqrt(wholes.length);
    for (const at of wholes) {
      const own = rowOf(titleVectors, at, title.length);
      for (let axis = 0; axis < own.length; axis++) title[axis] = (title[axis] ?? 0) + part * (own[axis] ?? 0);
    }
    const length = Math.sqrt(dot(title, title));
    return length > 1 ? title.map((value) => value / length) : title;
  };
  return {
    embed(typed) {
      const { wholes, words } = wordingsReader(merged)(typed);
      const skills = new Map(wholes.map((whole) => [whole, rarity(whole) ** 2]));
      const known = numbered(wholes);
      let weight = 0;
      for (const one of skills.values()) weight += one;
      return {
        skills,
        weight,
        vector: directionOf(wordingVectors, [...known, ...numbered(words)], dimensions),
        title: titleOf(known),
      };
    },
    likeness(asked, have) {
      let both = 0;
      for (const [skill, weight] of asked.skills) if (have.skills.has(skill)) both += weight;
      const equal = both === 0 ? 0 : both / Math.sqrt(asked.weight * have.weight);
      return (
        equalPart * equal +
        VECTOR_PART * Math.max(0, dot(asked.vector, have.vector)) +
        TITLE_PART * Math.max(0, dot(asked.title, have.title))
      );
    },
  };
};
