import type { SuggestedValue } from '#contract/resumes.ts';
import { findEducation } from './find-education.ts';
import { findEmployment } from './find-employment.ts';
import { findPhone } from './find-phone.ts';
import { findSkills } from './find-skills.ts';
import { partsOf } from './resume-parts.ts';

/** Something read, and the line that says it. */
export interface Suggestion {
  value: SuggestedValue;
  source: string;
}

/**
 * What the lines of a resume say, by rules that can be told in a sentence each:
 * headings part it, dates make employment, degrees make education, known names
 * are skills. Whatever is unsure is left out; a person decides on the rest.
 */
export const findSuggestions = (
  lines: readonly string[],
  { known, today }: { known: ReadonlyMap<string, string>; today: string },
): Suggestion[] => {
  const parts = partsOf(lines);
  const phone = findPhone(lines);
  return [
    ...(phone ? [{ value: { kind: 'phone' as const, phone: phone.phone }, source: phone.source }] : []),
    ...findSkills({ skills: parts.skills, all: lines }, known).map(({ name, source }) => ({
      value: { kind: 'skill' as const, name },
      source,
    })),
    ...findEmployment(parts.experience, today).map(({ source, ...row }) => ({
      value: { kind: 'employment' as const, ...row },
      source,
    })),
    ...findEducation(parts.education, today).map(({ source, ...row }) => ({
      value: { kind: 'education' as const, ...row },
      source,
    })),
  ];
};
