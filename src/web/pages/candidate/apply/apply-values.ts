import type { Resolver } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { expectedPayProblem, payPeriod } from '#contract/pay.ts';
import { applyTexts as texts } from '#texts/candidate.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
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

/** What each field is called: an internship's pay is asked by the month. */
export const applyLabels = (employmentType: string): Readonly<Record<(typeof APPLY_FIELDS)[number], string>> => ({
  fullName: texts.fullName,
  phone: texts.phone,
  experience: texts.experience,
  currentCompany: texts.company,
  expectedSalary: payPeriod(employmentType) === 'month' ? texts.stipend : texts.salary,
  noticePeriod: texts.notice,
  education: texts.education,
  skills: texts.skills,
  coverLetter: texts.coverLetter,
  resume: texts.resume,
});

/** What the form knows before anything is typed. */
export interface Profile extends Omit<ApplyValues, 'resume' | 'useResume'> {
  email: string;
}

type Sent = Pick<
  Application,
  'phone' | 'experience' | 'currentCompany' | 'expectedSalary' | 'noticePeriod' | 'education' | 'skills'
>;

/** The profile first, which may have changed; what it does not know, as the person sent it the last time. */
export const profileFrom = (
  candidate: Candidate | undefined,
  user: KnownUser | undefined,
  last: Sent | undefined,
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

/** The years in `3`, `2.5`, `3 years`; anything else as it is typed. */
const yearsIn = (typed: string): string => {
  const [digits] = /^\d+(?:[.,]\d+)?(?=\s*(?:y|$))/i.exec(typed.trim()) ?? [];
  return digits?.replace(',', '.') ?? typed;
};

const typedOf = (jobId: string, { resume: _, useResume: __, skills, expectedSalary, ...typed }: ApplyValues) => ({
  jobId,
  ...typed,
  experience: yearsIn(typed.experience),
  // A form sends text, and a small number alone would be read as a month's.
  expectedSalary: expectedSalary === null ? '' : `${expectedSalary}/year`,
  skills: skills.join(','),
});

/** What is sent: JSON when a resume is used again, a form when a file goes along. */
export const bodyOf = (jobId: string, values: ApplyValues) => {
  const { resume, useResume } = values;
  const typed = typedOf(jobId, values);
  if (!resume) return { ...typed, useResume };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('resume', resume, resume.name);
  return form;
};

/** Names of the server's for fields of the form. */
export const APPLY_RENAMED = { useResume: 'resume' } as const;

/** What the form is checked by: the rules of the call that it makes; a file is checked as it is chosen. */
export const applyResolver = (jobId: string, employmentType: string): Resolver<ApplyValues> =>
  contractResolver({
    schema: async () => (await import('#contract/applications.ts')).ApplicationForm,
    bodyOf: (values) => ({ ...typedOf(jobId, values), useResume: values.useResume }),
    fields: APPLY_FIELDS,
    rename: APPLY_RENAMED,
    texts: () => payProblemTexts(payPeriod(employmentType)),
    also: ({ expectedSalary, resume, useResume }) => [
      ['expectedSalary', expectedPayProblem(expectedSalary)],
      ['resume', resume || useResume ? undefined : 'resumeMissing'],
    ],
  });
