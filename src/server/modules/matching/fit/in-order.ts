import type { SkillModel } from '../model/skill-model.ts';

/** What decides its place in a list. */
export interface Placed {
  id: string;
  score: number;
  /** How alike all skills of both sides are, asked for or not. */
  likeness: number;
}

/** Skills in another order are no less alike. */
const THOUSANDTHS = 1_000;

/** How alike one list of skills is to each of many. */
export const likenessTo = (skills: readonly string[], model: SkillModel): ((others: readonly string[]) => number) => {
  const own = model.embed(skills);
  return (others) => Math.round(model.likeness(model.embed(others), own) * THOUSANDTHS);
};

/** The best first; of equal scores the one whose skills are more alike as a whole, then the newer. */
export const inOrder = (left: Placed, right: Placed): number =>
  right.score - left.score || right.likeness - left.likeness || (right.id < left.id ? -1 : 1);
