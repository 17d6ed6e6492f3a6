// Compiled from src/texts/en/own-fit.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const ownFitTexts = {
  title: 'How you fit',
  private: 'Only you see this until you apply',
  loading: 'Checking how you fit...',
  failed: 'We couldn’t work out how you fit.',
  nearly: ({ count }: { count: number }) => plural(count, { one: 'one you nearly have', other: `${number(count)} you nearly have` }),
  withNear: ({ skills, near }: { skills: Value; near: Value }) => `<b>${skills}</b>, and ${near}.`,
  skills: ({ skills }: { skills: Value }) => `<b>${skills}</b>.`,
  noSkills: 'This job names no skills.',
  facts: ({ asked, fit }: { asked: number; fit: number }) => plural(asked, { one: `<b>${number(fit)} of ${number(asked)} fact</b> fits.`, other: `<b>${number(fit)} of ${number(asked)} facts</b> fit.` }),
  why: 'Why',
  never: 'A fit never rejects or hides anyone. You can apply either way.',
  how: 'How we work this out',
  empty: 'Add your skills to see how you fit this job.',
  emptyBest: 'Add your skills to see the jobs that fit you best.',
  emptyLearn: 'Add your skills to see what to learn next.',
  fillToo: 'Also missing from your profile:',
  addSkills: 'Add skills',
  know: 'I know this',
  knowOf: ({ skill }: { skill: Value }) => `I know this: ${skill}`,
  added: ({ skill }: { skill: Value }) => `Added ${skill} to your skills.`,
  addFailed: ({ skill }: { skill: Value }) => `We couldn’t add ${skill} to your skills.`,
  removed: ({ skill }: { skill: Value }) => `Removed ${skill} from your skills.`,
  undo: 'Undo',
  noticePeriod: 'Notice period',
};
