import type { FactVerdict, FitFactName } from '#contract/fit-vocabulary.ts';

/*
 * All weights that decide an order, each with its sentence in docs/matching.md. Nothing else does: no name, gender,
 * age, picture, address or college.
 */

/** Worth of a skill, required or nice to have. */
export const SKILL_WORTH = { must: 2, nice: 1 } as const;

/** Worth of that many required and other skills. */
export const worthOf = (musts: number, others: number): number => musts * SKILL_WORTH.must + others * SKILL_WORTH.nice;

/** Share of the worth that counts. */
export const VERDICT_SHARE = { has: 1, near: 0.4, missing: 0 } as const;

/** Added to the total worth of all asked skills: five of six then count more than one of one. */
export const DOUBT = 1.5;

/** Subtracted for each missing required skill. */
export const MISSING_MUST = 0.08;

/** Added when a fact fits, subtracted when it does not; an unknown fact does neither. */
export const FACT_WORTH: Readonly<Record<FitFactName, { fits: number; doesNotFit: number }>> = {
  experience: { fits: 0.1, doesNotFit: 0.15 },
  place: { fits: 0.1, doesNotFit: 0.15 },
  workMode: { fits: 0.04, doesNotFit: 0.08 },
  pay: { fits: 0.06, doesNotFit: 0.1 },
  education: { fits: 0.04, doesNotFit: 0.08 },
  start: { fits: 0.04, doesNotFit: 0.08 },
};

/** What these facts add when each of them fits. */
export const mostOf = (...facts: FitFactName[]): number => facts.reduce((sum, fact) => sum + FACT_WORTH[fact].fits, 0);

export const worthOfFact = (fact: FitFactName, verdict: FactVerdict): number => {
  const { fits, doesNotFit } = FACT_WORTH[fact];
  if (verdict === 'fits') return fits;
  return verdict === 'doesNotFit' ? -doesNotFit : 0;
};

/** Minimum share of the skills' worth for recommending a job, or a candidate to a recruiter. */
export const RECOMMENDED_FROM = 1 / 3;

/** Minimum share for calling a job fitting, when no required skill is missing. */
export const FITS_FROM = 0.6;

/** Share of the score kept by a job that resembles one dismissed as "not for me", in the aspect named by the reason. */
const LIKE_DISMISSED = 0.6;

/** Lowers the score, also one below zero. */
export const likeDismissed = (score: number): number => score - Math.abs(score) * (1 - LIKE_DISMISSED);
