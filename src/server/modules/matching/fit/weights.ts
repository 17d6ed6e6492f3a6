import type { FactVerdict, FitFactName } from '#contract/fit-vocabulary.ts';

/*
 * All that decides an order, each with its sentence in docs/matching.md. Nothing
 * else does: no name, gender, age, picture, address or college.
 */

/** What an asked skill is worth, as a must or as nice to have. */
export const SKILL_WORTH = { must: 2, nice: 1 } as const;

/** How much of it counts. */
export const VERDICT_SHARE = { has: 1, near: 0.4, missing: 0 } as const;

/** Added to what all asked skills are worth: five of six say more than one of one. */
export const DOUBT = 1.5;

/** Taken off for each must that is missing. */
export const MISSING_MUST = 0.08;

/** What a fact adds when it fits, and takes off when it does not; unsaid it does neither. */
export const FACT_WORTH: Readonly<Record<FitFactName, { fits: number; doesNotFit: number }>> = {
  experience: { fits: 0.1, doesNotFit: 0.15 },
  place: { fits: 0.1, doesNotFit: 0.15 },
  workMode: { fits: 0.04, doesNotFit: 0.08 },
  pay: { fits: 0.06, doesNotFit: 0.1 },
  education: { fits: 0.04, doesNotFit: 0.08 },
  start: { fits: 0.04, doesNotFit: 0.08 },
};

export const worthOfFact = (fact: FitFactName, verdict: FactVerdict): number => {
  const { fits, doesNotFit } = FACT_WORTH[fact];
  if (verdict === 'fits') return fits;
  return verdict === 'doesNotFit' ? -doesNotFit : 0;
};

/** From this share of what the skills are worth a job is recommended, and a person named to a recruiter. */
export const RECOMMENDED_FROM = 1 / 3;

/** From this share a job is said to fit, when no must is missing. */
export const FITS_FROM = 0.6;

/** A job like one that was "not for me" for this reason, in what the reason names: so much of its place in the order stays. */
export const LIKE_DISMISSED = 0.6;
