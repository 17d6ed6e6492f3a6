import type { FitSkill, ShownBy } from '#contract/fit.ts';
import type { SkillModel } from '../model/skill-model.ts';
import type { Evidence, FitJob, FitPerson } from './fit-input.ts';

/** Pads each word with blanks. Points, plus signs and number signs belong to words: C++, C#, .NET. */
const asWords = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.+#]+/gu, ' ')} `.replace(/\.(?= )/g, '');

const shown = (by: ShownBy['by'], { name, from, to, now }: Evidence): ShownBy => ({ by, name, from, to, now });

/** Latest first, undated last. */
const latestFirst = (left: ShownBy, right: ShownBy): number =>
  Number(right.now) - Number(left.now) || (right.to ?? right.from ?? '').localeCompare(left.to ?? left.from ?? '');

/** Returns a person's skills as normalized by the model, each with the person's spelling. */
export const ownSkills = ({ skills, projects }: Pick<FitPerson, 'skills' | 'projects'>, model: SkillModel) => {
  const own = new Map<string, string>();
  for (const typed of [...skills, ...projects.flatMap(({ technologies }) => technologies)]) {
    const key = model.key(typed);
    if (key !== '' && !own.has(key)) own.set(key, typed);
  }
  return own;
};

/** Finds the evidence of a skill in the profile: jobs before projects before certificates. */
const whatShows = (person: FitPerson, key: string, spellings: readonly string[], model: SkillModel): ShownBy[] => {
  const words = spellings.map(asWords).filter((spelling) => spelling.trim() !== '');
  const names = (text: string): boolean => {
    const inText = asWords(text);
    return words.some((word) => inText.includes(word));
  };
  return [
    ...person.jobs
      .filter(({ text }) => names(text))
      .map((job) => shown('job', job))
      .sort(latestFirst),
    ...person.projects
      .filter(({ technologies, text }) => technologies.some((typed) => model.key(typed) === key) || names(text))
      .map((project) => shown('project', project))
      .sort(latestFirst),
    ...person.certificates
      .filter(({ name }) => names(name))
      .map((certificate) => shown('certificate', certificate))
      .sort(latestFirst),
  ];
};

/** Returns the verdict on each skill of a job, required ones first; two spellings of one skill count once. */
export const skillVerdicts = (
  { skills, mustSkills }: Pick<FitJob, 'skills' | 'mustSkills'>,
  person: FitPerson,
  model: SkillModel,
): FitSkill[] => {
  const own = ownSkills(person, model);
  const have = [...own.keys()];
  const musts = new Set(mustSkills.map((typed) => model.key(typed)));
  const asked = new Map<string, string>();
  for (const typed of skills) {
    const key = model.key(typed);
    if (key !== '' && !asked.has(key)) asked.set(key, typed);
  }
  const verdicts = [...asked].map(([key, skill]): FitSkill => {
    const must = musts.has(key);
    const theirs = own.get(key);
    if (theirs !== undefined)
      return { skill, must, verdict: 'has', shown: whatShows(person, key, [skill, theirs], model) };
    const near = model.near(key, have);
    return near
      ? { skill, must, verdict: 'near', near: { ...near, skill: own.get(near.skill) ?? near.skill } }
      : { skill, must, verdict: 'missing' };
  });
  return [...verdicts.filter(({ must }) => must), ...verdicts.filter(({ must }) => !must)];
};
