import type { Fit } from '#contract/fit.ts';
import type { FitFactName, FitSection } from '#contract/fit-vocabulary.ts';

/** The profile section that holds each fact. */
const SECTION_OF: Readonly<Record<FitFactName, FitSection>> = {
  experience: 'experience',
  place: 'preferredLocation',
  workMode: 'preferredLocation',
  pay: 'salary',
  education: 'education',
  start: 'noticePeriod',
};

/** Adds to each fact missing in the candidate's own profile the section to fill in. */
export const ownView = (fit: Fit): Fit => ({
  ...fit,
  facts: fit.facts.map((fact) =>
    fact.verdict === 'notSaidByYou' ? { ...fact, section: SECTION_OF[fact.fact] } : fact,
  ),
});
