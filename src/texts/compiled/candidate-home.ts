// Compiled from src/texts/en/candidate-home.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from '../message.ts';

export const matchTexts = {
  title: 'New jobs that fit you',
  why: ({ skills }: { skills: Value }) => `By your skills: ${skills}`,
  whyIn: ({ skills, places }: { skills: Value; places: Value }) => `By your skills: ${skills}. In ${places}`,
  failed: 'Jobs that fit you could not be loaded.',
  all: 'See all that fit',
};

export const newsTexts = {
  title: 'Since your last look',
  all: 'See all',
  more: ({ count }: { count: Value }) => `See ${count} more`,
  openOf: ({ title, company }: { title: Value; company: Value }) => `See what happened: ${title}, ${company}`,
};

export const profileTexts = {
  title: 'Profile',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
  completeNow: 'Complete Now',
  completeNowOf: ({ section }: { section: Value }) => `Complete Now: ${section}`,
  complete: ({ count }: { count: number }) => plural(count, { one: `${number(count)} section complete`, other: `${number(count)} sections complete` }),
  missing: ({ count }: { count: Value }) => `${count} more to complete`,
  update: 'Update',
  updateAll: 'Update your profile',
  sections: {
    basicInfo: 'Basic info',
    resume: 'Resume',
    skills: 'Skills',
    skillHeadline: 'Skill headline',
    experience: 'Experience',
    education: 'Education',
    preferredLocation: 'Preferred location',
    salary: 'Salary',
  },
};
