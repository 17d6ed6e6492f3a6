import type { CompletionSection } from '#contract/vocabularies.ts';

/** Where each section is filled in. */
export const SECTION_PATHS: Readonly<Record<CompletionSection, string>> = {
  basicInfo: '/profile/basic-info',
  resume: '/profile/resume',
  skills: '/profile/skills',
  skillHeadline: '/profile/skill-headline',
  experience: '/profile/experience',
  education: '/profile/education',
  preferredLocation: '/profile/location',
  salary: '/profile/salary',
};
