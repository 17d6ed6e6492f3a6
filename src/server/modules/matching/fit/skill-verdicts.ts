import type { FitSkill, ShownBy } from '#contract/fit.ts';
import type { SkillModel } from '../model/skill-model.ts';
import type { Evidence, FitJob, FitPerson } from './fit-input.ts';

/** A text as words with a blank around each. Points, plus signs and number signs belong to words: C++, C#, .NET. */
const asWords = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.+#]+/gu, ' ')} `.replace(/\.(?= )/g, '');

const shown = (by: ShownBy['by'], { name, from, to, now }: Evidence): ShownBy => ({ by, name, from, to, now });

/** The latest first; what has no date last. */
const latestFirst = (left: ShownBy, right: ShownBy): number =>
  Number(right.now) - Number(left.now) || (right.to ?? right.from ?? '').localeCompare(left.to ?? left.from ?? '');

/** A person's skills as the model names them, each with the spelling they use. */
export const ownSkills = ({ skills, projects }: Pick<FitPerson, 'skills' | 'projects'>, model: SkillModel) => {
  const own = new Map<string, string>();
  for (const typed of [...skills, ...projects.flatMap(({ technologies }) => technologies)]) {
    const key = model.key(typed);
    if (key !== '' && !own.has(key)) own.set(key, typed);
  }
  return own;
};

/** What of the profile shows a skill, jobs before projects before certificates. */
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

/** The verdict on each skill that a job asks for, the musts first; a skill that it writes in two ways counts once. */
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
