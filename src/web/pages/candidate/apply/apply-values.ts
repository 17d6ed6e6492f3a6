import type { Resolver } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { clearLevel } from '#contract/degree-level.ts';
import { expectedPayProblem, payPeriod } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { type FactsOfJob, shownFacts } from '#contract/shown-facts.ts';
import { applyTexts as texts } from '#texts/apply.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import type { KnownUser } from '#web/lib/session.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';

export type Candidate = CallOutput<'getCandidate'>;

/** Values of the form. */
export interface ApplyValues {
  fullName: string;
  phone: string;
  /** Years, as typed. */
  experience: string;
  currentCompany: string;
  /** Rupees per year. */
  expectedSalary: number | null;
  noticePeriod: string;
  education: string;
  skills: string[];
  coverLetter: string;
  resume: File | undefined;
  /** The resume to reuse; empty for a new file. */
  useResume: string;
}

/** The fields in display order. */
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

/** Field labels: an internship's pay is entered per month. */
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

/** Prefilled values. */
export interface Profile extends Omit<ApplyValues, 'resume' | 'useResume'> {
  email: string;
}

type Sent = Pick<Application, 'phone' | 'experience' | 'currentCompany' | 'noticePeriod' | 'education' | 'skills'>;

/** What the last application for such pay asked: a stipend is no salary. */
export const lastPayFor = (
  employmentType: string,
  former: readonly Pick<Application, 'employmentType' | 'expectedSalary'>[],
): number | null =>
  former.find((sent) => payPeriod(sent.employmentType) === payPeriod(employmentType))?.expectedSalary ?? null;

/** The cover letter of the last application to the same job; one to another job does not fit. */
export const lastLetterFor = (
  jobId: string,
  former: readonly Pick<Application, 'jobPostId' | 'coverLetter'>[],
): string => former.find(({ jobPostId }) => jobPostId === jobId)?.coverLetter ?? '';

/** Prefers the profile, which may have changed; falls back to the last application. */
export const profileFrom = (
  candidate: Candidate | undefined,
  user: KnownUser | undefined,
  last: Sent | undefined,
  { pay = null, letter = '' }: { pay?: number | null; letter?: string } = {},
): Profile => ({
  fullName: `${candidate?.firstName ?? user?.firstName ?? ''} ${candidate?.lastName ?? user?.lastName ?? ''}`.trim(),
  email: candidate?.email ?? user?.email ?? '',
  phone: candidate?.phone || last?.phone || '',
  experience: String(candidate?.experience ?? last?.experience ?? ''),
  currentCompany: candidate?.currentCompany || last?.currentCompany || '',
  expectedSalary: candidate?.expectedSalary ?? pay,
  noticePeriod: candidate?.noticePeriod || last?.noticePeriod || '',
  // The last answer was chosen; the level of a degree as typed is only read.
  education: last?.education || (clearLevel((candidate?.education ?? []).map(({ degree }) => degree)) ?? ''),
  skills: candidate?.keySkills?.length ? candidate.keySkills : (last?.skills ?? []),
  coverLetter: letter,
});

/** The years in `3`, `2.5`, `3 years`; other input is returned unchanged. */
const yearsIn = (typed: string): string => {
  const [digits] = /^\d+(?:[.,]\d+)?(?=\s*(?:y|$))/i.exec(withPlainDigits(typed).trim()) ?? [];
  return digits?.replace(',', '.') ?? typed;
};

const typedOf = (jobId: string, { resume: _, useResume: __, skills, expectedSalary, ...typed }: ApplyValues) => ({
  jobId,
  ...typed,
  experience: yearsIn(typed.experience),
  // A form sends text, and a small number without a unit would be parsed as monthly.
  expectedSalary: expectedSalary === null ? '' : `${expectedSalary}/year`,
  skills: skills.join(','),
});

/** Request body: JSON when a resume is reused, multipart with a file. `job` is the job as the form shows it. */
export const bodyOf = (job: FactsOfJob & Pick<Job, '_id'>, values: ApplyValues) => {
  const { resume, useResume } = values;
  const typed = { ...typedOf(job._id, values), shownFacts: shownFacts(job) };
  if (!resume) return { ...typed, useResume };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('resume', resume, resume.name);
  return form;
};

/** Maps the server's field names to the form's. */
export const APPLY_RENAMED = { useResume: 'resume' } as const;

/** Validates the form with the rules of the call it makes; a file is validated when chosen. */
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
