import type { CompletionSection } from '#contract/vocabularies.ts';

/** What the home of a candidate says beside interviews, offers and the list of jobs. */

export const newsWords = {
  title: 'Since your last look',
  all: 'See all',
  more: (count: number) => `See ${count} more`,
  openOf: (title: string, company: string) => `See what happened: ${title}, ${company}`,
} as const;

export const matchWords = {
  title: 'New jobs that fit you',
  why: (skills: string, places: string) => `By your skills: ${skills}${places ? `. In ${places}` : ''}`,
  failed: 'Jobs that fit you could not be loaded.',
  all: 'See all that fit',
} as const;

export const profileWords = {
  title: 'Profile',
  percent: (percent: number) => `${percent}%`,
  completeNow: 'Complete Now',
  completeNowOf: (section: string) => `Complete Now: ${section}`,
  complete: (count: number) => `${count} ${count === 1 ? 'section' : 'sections'} complete`,
  missing: (count: number) => `${count} more to complete`,
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
  } satisfies Record<CompletionSection, string>,
} as const;
