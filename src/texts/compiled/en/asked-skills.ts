// Compiled from src/texts/en/asked-skills.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const askedSkillsTexts = {
  title: 'Skills employers ask for most',
  lead: ({ jobs }: { jobs: number }) => plural(jobs, { one: `Counted from ${number(jobs)} job that is open on Avsar now.`, other: `Counted from the ${number(jobs)} jobs that are open on Avsar now.` }),
  jobs: ({ count }: { count: number }) => plural(count, { one: `${number(count)} job`, other: `${number(count)} jobs` }),
  beside: ({ skills }: { skills: Value }) => `Often asked with ${skills}`,
};

export const howFitTexts = {
  title: 'How Avsar works out how you fit a job',
  points: [
    'We compare the skills in your profile with the skills the job asks for. A skill that the job marks as “Must have” counts twice.',
    'A skill close to one of yours counts in part. We learn which skills are close from the job posts on Avsar: we count how often they are asked for together.',
    'Then we compare experience, place, way of working, pay and education, and for internships the start. If you or the job leave something out, it counts neither for you nor against you.',
    'Your name, gender, age, picture, address and college never count.',
    'We use the fit to sort lists and show reasons. Avsar never rejects, hides or answers anyone because of it. People decide.',
  ] as const,
};
