import type { Fit, FitWhy } from '#contract/fit.ts';
import { isFromHome, shownPay } from './fact-verdicts.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { wishedAmong, wishesOf } from './wished-places.ts';

const MOST = 2;
/** Skills named when nothing else is special. */
const NAMED = 3;

/** Returns what is special about a job for this person: points in favour, then points against. */
export const whyOf = (fit: Fit, job: FitJob, person: FitPerson): FitWhy[] => {
  const verdictOf = (name: string) => fit.facts.find(({ fact }) => fact === name)?.verdict;
  const reasons: FitWhy[] = [];
  if (fit.asked > 1 && fit.matched === fit.asked) reasons.push({ why: 'allSkills' });
  const wishes = wishesOf(person.places ?? []);
  const place = isFromHome(job) ? undefined : wishedAmong(job.location, wishes);
  if (place !== undefined) reasons.push({ why: 'place', place });
  if (isFromHome(job) && wishes.fromHome) reasons.push({ why: 'remote' });
  const proven = fit.skills.find(({ shown }) => shown !== undefined && shown.length > 0);
  if (proven?.shown?.[0]) reasons.push({ why: 'shown', skill: proven.skill, by: proven.shown[0] });
  const near = fit.skills.find((skill) => skill.near !== undefined);
  if (near?.near) reasons.push({ why: 'near', skill: near.skill, have: near.near.skill, listings: near.near.listings });
  if (verdictOf('pay') === 'fits' && person.expects != null) reasons.push({ why: 'pay', from: person.expects });
  if (reasons.length === 0) {
    const had = fit.skills.filter(({ verdict }) => verdict === 'has').map(({ skill }) => skill);
    if (had.length > 0) reasons.push({ why: 'skills', skills: had.slice(0, NAMED) });
  }
  const against: FitWhy[] = [];
  if (verdictOf('place') === 'doesNotFit') against.push({ why: 'notYourPlace', place: job.location });
  const most = shownPay(job);
  if (verdictOf('pay') === 'doesNotFit' && most !== undefined) against.push({ why: 'lessPay', max: most });
  // The last line is reserved for a point against.
  return [...reasons.slice(0, against.length > 0 ? MOST - 1 : MOST), ...against.slice(0, 1)];
};
