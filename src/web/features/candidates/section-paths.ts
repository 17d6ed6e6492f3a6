import type { FitSection } from '#contract/fit-vocabulary.ts';

/** Where each part of a profile is filled in. */
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
