import type { PostingFit, PostingSkills } from '#contract/fit.ts';
import { skillModelOf } from '../model/skill-model.ts';
import type { FitDeps } from './fit-deps.ts';
import { countSkillSets } from './nightly-sets.store.ts';
import { FITS_FROM } from './weights.ts';

const BESIDE = 5;
/** No figure is shown for fewer people. */
const LEAST = 5;
/** A skill that fewer than one in a hundred have is rare. */
const RARE_SHARE = 0.01;

/** Rounds a count so that it reveals no single person. */
export const about = (count: number): number | null => {
  if (count < LEAST) return null;
  const step = count < 100 ? 5 : count < 1_000 ? 10 : 100;
  return Math.max(LEAST, Math.round(count / step) * step);
};

/** Returns figures for the skills of a job being posted; those about people are last night's, rounded. */
export async function postingFit(deps: FitDeps, { skills, mustSkills }: PostingSkills): Promise<PostingFit> {
  const model = skillModelOf(deps);
  const typed = new Map(
    skills.map((skill) => [model.key(skill), skill]).filter(([key]) => key !== '') as [string, string][],
  );
  const musts = [...new Set(mustSkills.map((skill) => model.key(skill)))].filter((key) => typed.has(key));
  const others = [...typed.keys()].filter((key) => !musts.includes(key));
  const counts = await countSkillSets(deps.db, { musts, others, from: FITS_FROM });
  return {
    skills: [...typed].map(([key, skill]) => {
      const having = counts.having.get(key) ?? 0;
      return {
        skill,
        candidates: about(having),
        listings: model.listings(key),
        rare: counts.all >= LEAST && having < Math.max(LEAST, counts.all * RARE_SHARE),
      };
    }),
    beside: model
      .beside([...typed.keys()], BESIDE)
      .map(({ skill, listings }) => ({ skill: model.name(skill), listings })),
    people: {
      all: about(counts.all),
      fit: about(counts.fit),
      everyMust: musts.length === 0 ? null : about(counts.everyMust),
      oneMustMissing: musts.length === 0 ? null : about(counts.oneMustMissing),
    },
  };
}
