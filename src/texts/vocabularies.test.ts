import { expect, it } from 'vitest';
import {
  APPLY_FOR,
  type ApplyFor,
  COMPLETION_SECTIONS,
  type CompletionSection,
  EDUCATION_LEVELS,
  type EducationLevel,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  GENDERS,
  type Gender,
  NOTICE_PERIODS,
  type NoticePeriod,
  RESUME_SECTIONS,
  type ResumeSection,
  USER_TYPES,
  type UserType,
  WORK_MODES,
  type WorkMode,
} from '#contract/vocabularies.ts';
import { resumeDocumentTexts } from '#texts/documents.ts';
import {
  applyForTexts,
  completionSectionTexts,
  educationLevelTexts,
  employmentTypeTexts,
  genderTexts,
  noticePeriodTexts,
  userTypeTexts,
  workModeTexts,
} from '#texts/vocabularies.ts';

/** A missing label fails to compile; a surplus one fails here. */
it.each([
  ['employment types', EMPLOYMENT_TYPES, employmentTypeTexts satisfies Record<EmploymentType, string>],
  ['work modes', WORK_MODES, workModeTexts satisfies Record<WorkMode, string>],
  ['genders', GENDERS, genderTexts satisfies Record<Gender, string>],
  ['what a candidate looks for', APPLY_FOR, applyForTexts satisfies Record<ApplyFor, string>],
  ['education levels', EDUCATION_LEVELS, educationLevelTexts satisfies Record<EducationLevel, string>],
  ['notice periods', NOTICE_PERIODS, noticePeriodTexts satisfies Record<NoticePeriod, string>],
  [
    'sections of profile completion',
    COMPLETION_SECTIONS,
    completionSectionTexts satisfies Record<CompletionSection, string>,
  ],
  ['kinds of user', USER_TYPES, userTypeTexts satisfies Record<UserType, string>],
  ['sections of a resume', RESUME_SECTIONS, resumeDocumentTexts.headings satisfies Record<ResumeSection, string>],
])('%s have a label each, and no others', (_, members, labels) => {
  expect(Object.keys(labels).sort()).toEqual([...members].sort());
});
