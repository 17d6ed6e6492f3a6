import type { SkillModel } from '#server/modules/matching/public.ts';
import { intervalOfRatio, mean } from './figures.ts';
import type { Listed } from './rankings.ts';
import { numberFrom } from './split.ts';

const PROPOSED = 10;
/** Fewer skills are too little to complete from. */
const LEAST_SKILLS = 3;

/**
 * Returns how often a hidden skill is among the ten proposed for the others, compared with proposing the most frequent
 * ones.
 */
export const completions = (
  queries: readonly Listed[],
  documents: readonly Listed[],
  model: SkillModel,
): { ours: number; frequent: number; ratio: number; low: number; high: number; queries: number } => {
  const keysOf = ({ skills }: Listed): string[] => [...new Set(skills.map(model.key))].filter((key) => key !== '');
  const counts = new Map<string, number>();
  for (const key of documents.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
  const cases = queries.flatMap((query) => {
    const keys = keysOf(query);
    const hidden = keys[numberFrom(`hidden ${query.row}`) % keys.length];
    if (keys.length < LEAST_SKILLS || hidden === undefined) return [];
    const shown = keys.filter((key) => key !== hidden);
    const usual = frequent.filter((key) => !shown.includes(key)).slice(0, PROPOSED);
    const proposed = model.beside(shown, PROPOSED).map(({ skill }) => skill);
    return [{ ours: proposed.includes(hidden) ? 1 : 0, frequent: usual.includes(hidden) ? 1 : 0 }];
  });
  const ours = cases.map((one) => one.ours);
  const theirs = cases.map((one) => one.frequent);
  return { ours: mean(ours), frequent: mean(theirs), ...intervalOfRatio(ours, theirs), queries: cases.length };
};
