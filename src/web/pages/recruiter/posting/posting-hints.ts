import type { PostingFit } from '#contract/fit.ts';
import { postingFitTexts as texts } from '#texts/recruiter-fit.ts';
import { call } from '#web/lib/api-client.ts';

/** What is typed, as one text, so that what rests is asked once. */
export const askedOf = (skills: readonly string[], mustSkills: readonly string[]): string =>
  skills.length === 0 ? '' : JSON.stringify({ skills, mustSkills: mustSkills.filter((one) => skills.includes(one)) });

/** Asks about a text of `askedOf`. Nothing is written, so nothing that was read is out of date. */
export const askPostingFit = async (asked: string, signal: AbortSignal): Promise<PostingFit[]> => [
  await call('postingFit', { body: JSON.parse(asked) }, { signal, patched: true }),
];

/** About how many people; nothing while nobody has been counted, or as good as nobody can be found. */
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

/** Those of the typed skills that almost nobody has; an answer may be older than what is typed. */
export const rareOf = (answer: PostingFit, skills: readonly string[]): string[] =>
  answer.skills.filter(({ skill, rare }) => rare && skills.includes(skill)).map(({ skill }) => skill);

/** What is usually asked beside the typed skills, without those. */
export const besideOf = (answer: PostingFit, skills: readonly string[]): string[] =>
  answer.beside.map(({ skill }) => skill).filter((skill) => !skills.some((typed) => sameSkill(typed, skill)));
