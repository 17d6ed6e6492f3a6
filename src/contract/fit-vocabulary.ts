import { COMPLETION_SECTIONS } from './vocabularies.ts';

/** The facts, besides skills, in which a job and a person are compared. */
export const FIT_FACTS = ['experience', 'place', 'workMode', 'pay', 'education', 'start'] as const;
export type FitFactName = (typeof FIT_FACTS)[number];

/** `notSaidByYou`: the person has not said it, regardless of the reader. */
export const FACT_VERDICTS = ['fits', 'doesNotFit', 'notSaidByJob', 'notSaidByYou'] as const;
export type FactVerdict = (typeof FACT_VERDICTS)[number];

export const SKILL_VERDICTS = ['has', 'near', 'missing'] as const;
export type SkillVerdict = (typeof SKILL_VERDICTS)[number];

/** The parts of a profile that a fit uses. */
export const FIT_SECTIONS = [...COMPLETION_SECTIONS, 'noticePeriod'] as const;
export type FitSection = (typeof FIT_SECTIONS)[number];

/** Why a candidate dismissed a recommended job. */
export const NOT_FOR_ME_REASONS = ['pay', 'place', 'role', 'company', 'other'] as const;
export type NotForMeReason = (typeof NOT_FOR_ME_REASONS)[number];
