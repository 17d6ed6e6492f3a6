import type { Fit } from '#contract/fit.ts';
import type { FitFactName, FitSection } from '#contract/fit-vocabulary.ts';

/** The part of a profile that says a fact. */
const SECTION_OF: Readonly<Record<FitFactName, FitSection>> = {
  experience: 'experience',
  place: 'preferredLocation',
  workMode: 'preferredLocation',
  pay: 'salary',
  education: 'education',
  start: 'noticePeriod',
};

/** For the person: each fact that they have not said names the part of the profile that says it. */
export const ownView = (fit: Fit): Fit => ({
  ...fit,
  facts: fit.facts.map((fact) =>
    fact.verdict === 'notSaidByYou' ? { ...fact, section: SECTION_OF[fact.fact] } : fact,
  ),
});
