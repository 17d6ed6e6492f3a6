import type { SkillModel } from '../model/skill-model.ts';

/** The sort keys of a list entry. */
export interface Placed {
  id: string;
  score: number;
  /** Similarity of all skills on both sides, required or not. */
  likeness: number;
}

/** Rounding hides differences that come from the order of summation. */
const THOUSANDTHS = 1_000;

/** Returns a function that compares one list of skills with others. */
export const likenessTo = (skills: readonly string[], model: SkillModel): ((others: readonly string[]) => number) => {
  const own = model.embed(skills);
  return (others) => Math.round(model.likeness(model.embed(others), own) * THOUSANDTHS);
};

/** Orders best first; equal scores by overall similarity of skills, then newest first. */
export const inOrder = (left: Placed, right: Placed): number =>
  right.score - left.score || right.likeness - left.likeness || (right.id < left.id ? -1 : 1);
