import type { FitSection } from '#contract/fit-vocabulary.ts';

/** The form of each profile section. */
export const SECTION_PATHS: Readonly<Record<FitSection, string>> = {
  basicInfo: '/profile/basic-info',
  resume: '/profile/resume',
  skills: '/profile/skills',
  skillHeadline: '/profile/skill-headline',
  experience: '/profile/experience',
  education: '/profile/education',
  preferredLocation: '/profile/location',
  salary: '/profile/salary',
  noticePeriod: '/profile/salary',
};
