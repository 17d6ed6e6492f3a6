import type { Fit, FitFigure } from '#contract/fit.ts';
import type { SkillModel } from '../model/skill-model.ts';
import { factVerdicts } from './fact-verdicts.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { skillVerdicts } from './skill-verdicts.ts';
import { DOUBT, FITS_FROM, MISSING_MUST, SKILL_WORTH, VERDICT_SHARE, worthOfFact } from './weights.ts';

/**
 * Computes how far a job and a person fit, with reasons, from the fields of these two types only.
 * @param today a day in Asia/Kolkata
 */
export const fitOf = (job: FitJob, person: FitPerson, model: SkillModel, today: string): Fit => {
  const skills = skillVerdicts(job, person, model);
  const count = (verdict: 'has' | 'near'): number => skills.filter((skill) => skill.verdict === verdict).length;
  return {
    asked: skills.length,
    matched: count('has'),
    near: count('near'),
    skills,
    facts: factVerdicts(job, person, today),
  };
};

type Marks = readonly Pick<Fit['skills'][number], 'must' | 'verdict'>[];

const worthOfMarks = (marks: Marks): { asked: number; got: number; missingMusts: number } => {
  let [asked, got, missingMusts] = [0, 0, 0];
  for (const { must, verdict } of marks) {
    const worth = must ? SKILL_WORTH.must : SKILL_WORTH.nice;
    asked += worth;
    got += worth * VERDICT_SHARE[verdict];
    if (must && verdict === 'missing') missingMusts += 1;
  }
  return { asked, got, missingMusts };
};

/** Returns the share of the required skills' worth that is met: 0 to 1. */
export const skillShare = (fit: { skills: Marks }): number => {
  const { asked, got } = worthOfMarks(fit.skills);
  return asked === 0 ? 0 : got / asked;
};

/** Returns whether a job counts as fitting. A near skill has to be learned first, so it counts as missing. */
export const isFitting = ({ skills }: { skills: Marks }): boolean => {
  const marks = skills.map(({ must, verdict }) => ({
    must,
    verdict: verdict === 'has' ? verdict : ('missing' as const),
  }));
  return skillShare({ skills: marks }) >= FITS_FROM && worthOfMarks(marks).missingMusts === 0;
};

/** Computes the sort key of lists, from the reasons alone. Never shown. */
export const scoreOf = (fit: Fit): number => {
  const { asked, got, missingMusts } = worthOfMarks(fit.skills);
  let score = got / (asked + DOUBT) - missingMusts * MISSING_MUST;
  for (const { fact, verdict } of fit.facts) score += worthOfFact(fact, verdict);
  return score;
};

/** Reduces a fit to what cards and rows show. */
export const figureOf = ({ asked, matched, near, skills }: Fit): FitFigure => ({
  asked,
  matched,
  near,
  skills: skills.map(({ skill, must, verdict }) => ({ skill, must, verdict })),
});
