import type { CallOutput } from '#contract/api.ts';
import { LIMITS, phoneProblem } from '#contract/rules.ts';
import { typedPayText } from '#texts/by-code/pay-text.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';
import { applyTexts as texts } from '#texts/candidate.ts';
import { applyInputTexts } from '#texts/input.ts';
import { ruleTexts } from '#texts/rules.ts';
import type { KnownUser } from '#web/lib/session.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';

export type Candidate = CallOutput<'getCandidate'>;

/** What is typed into the form. */
export interface ApplyValues {
  fullName: string;
  phone: string;
  /** Years, as typed. */
  experience: string;
  currentCompany: string;
  /** Whole rupees a year. */
  expectedSalary: number | null;
  noticePeriod: string;
  education: string;
  skills: string[];
  coverLetter: string;
  resume: File | undefined;
  /** The resume to use again, or the empty text for a new file. */
  useResume: string;
}

/** The fields in the order of the page. */
export const APPLY_FIELDS = [
  'fullName',
  'phone',
  'experience',
  'currentCompany',
  'expectedSalary',
  'noticePeriod',
  'education',
  'skills',
  'coverLetter',
  'resume',
] as const satisfies readonly (keyof ApplyValues)[];

/** What each field is called. */
export const APPLY_LABELS: Readonly<Record<(typeof APPLY_FIELDS)[number], string>> = {
  fullName: texts.fullName,
  phone: texts.phone,
  experience: texts.experience,
  currentCompany: texts.company,
  expectedSalary: texts.salary,
  noticePeriod: texts.notice,
  education: texts.education,
  skills: texts.skills,
  coverLetter: texts.coverLetter,
  resume: texts.resume,
};

/** What the form knows before anything is typed. */
export interface Profile extends Omit<ApplyValues, 'resume' | 'useResume'> {
  email: string;
}

/** The profile first; what it does not know, as the person wrote it the last time. */
export const profileFrom = (
  candidate: Candidate | undefined,
  user: KnownUser | undefined,
  last: Application | undefined,
): Profile => ({
  fullName: `${candidate?.firstName ?? user?.firstName ?? ''} ${candidate?.lastName ?? user?.lastName ?? ''}`.trim(),
  email: candidate?.email ?? user?.email ?? '',
  phone: candidate?.phone || last?.phone || '',
  experience: String(candidate?.experience ?? last?.experience ?? ''),
  currentCompany: candidate?.currentCompany || last?.currentCompany || '',
  expectedSalary: candidate?.expectedSalary ?? last?.expectedSalary ?? null,
  noticePeriod: candidate?.noticePeriod || last?.noticePeriod || '',
  education: last?.education ?? '',
  skills: candidate?.keySkills?.length ? candidate.keySkills : (last?.skills ?? []),
  coverLetter: '',
});

/** `3`, `2.5`, `3 years`; nothing when it is no number. */
const yearsOf = (typed: string): number | undefined => {
  const [digits] = /^\d+(?:[.,]\d+)?(?=\s*(?:y|$))/i.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

const filled = (value: string): string | undefined => (value.trim() === '' ? ruleTexts.required : undefined);

/** For each field the sentence that says what is wrong, or nothing. */
export const PROBLEMS_AT: {
  [K in keyof ApplyValues]?: (value: ApplyValues[K], all: ApplyValues) => string | undefined;
} = {
  fullName: filled,
  phone: (typed) => ruleText(phoneProblem(typed)),
  experience: (typed) => {
    if (typed.trim() === '') return applyInputTexts.experienceMissing;
    const years = yearsOf(typed);
    return years !== undefined && years <= LIMITS.experienceYears
      ? undefined
      : texts.experienceWrong({ most: LIMITS.experienceYears });
  },
  expectedSalary: (rupees) => typedPayText(rupees),
  education: (level) => (level === '' ? ruleTexts.choose : undefined),
  skills: (skills) => {
    if (skills.length === 0) return applyInputTexts.skillsMissing;
    return skills.some((skill) => skill.length > LIMITS.skill) ? ruleTexts.tooLong : undefined;
  },
  resume: (file, { useResume }) => (file || useResume ? undefined : applyInputTexts.resumeMissing),
};

/** What is sent: JSON when a resume is used again, a form when a file goes along. */
export const bodyOf = (jobId: string, values: ApplyValues) => {
  const { resume, useResume, skills, expectedSalary, ...typed } = values;
  const texts = {
    jobId,
    ...typed,
    experience: String(yearsOf(values.experience) ?? ''),
    expectedSalary: expectedSalary === null ? '' : String(expectedSalary),
    skills: skills.join(','),
  };
  if (!resume) return { ...texts, useResume };
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('resume', resume, resume.name);
  return form;
};
