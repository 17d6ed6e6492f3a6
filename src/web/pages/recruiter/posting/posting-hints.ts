import type { PostingFit } from '#contract/fit.ts';
import { postingFitTexts as texts } from '#texts/recruiter-fit.ts';
import { call } from '#web/lib/api-client.ts';

/** Serializes the skills, so that they can be debounced and requested once. */
export const askedOf = (skills: readonly string[], mustSkills: readonly string[]): string =>
  skills.length === 0 ? '' : JSON.stringify({ skills, mustSkills: mustSkills.filter((one) => skills.includes(one)) });

/** Requests hints for a text of `askedOf`. Nothing is written, so no cached answer becomes stale. */
export const askPostingFit = async (asked: string, signal: AbortSignal): Promise<PostingFit[]> => [
  await call('postingFit', { body: JSON.parse(asked) }, { signal, patched: true }),
];

/** Approximate number of matching candidates; empty until counted, or if almost nobody can be found at all. */
export const peopleText = (
  { all, fit, everyMust, oneMustMissing }: PostingFit['people'],
  hasMusts: boolean,
): string => {
  if (all === null) return '';
  const fitting = fit === null ? texts.few : texts.people({ count: fit });
  if (!hasMusts) return fitting;
  const every = everyMust === null ? texts.fewEveryMust : texts.everyMust({ count: everyMust });
  const lacking = oneMustMissing === null ? texts.fewOneMissing : texts.oneMissing({ count: oneMustMissing });
  return `${fitting} ${texts.musts({ every, lacking })}`;
};

const sameSkill = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The typed skills that almost nobody has; the response may be older than the input. */
export const rareOf = (answer: PostingFit, skills: readonly string[]): string[] =>
  answer.skills.filter(({ skill, rare }) => rare && skills.includes(skill)).map(({ skill }) => skill);

/** Skills often required together with the typed ones, without these. */
export const besideOf = (answer: PostingFit, skills: readonly string[]): string[] =>
  answer.beside.map(({ skill }) => skill).filter((skill) => !skills.some((typed) => sameSkill(typed, skill)));
