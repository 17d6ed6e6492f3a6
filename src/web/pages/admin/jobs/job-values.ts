import type { Resolver } from 'react-hook-form';
import { JOB_TEXTS, jobEditProblems } from '#contract/job-rules.ts';
import { payPeriod } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { dayInIndia, splitSkills } from '#contract/rules.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { type JobTexts, jobTextsOf, typedAt } from '#web/features/jobs/job-form.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';

/** Values of the job form. Numbers and skills stay as typed until they are sent. */
export interface JobValues extends JobTexts {
  jobStatus: JobStatus;
  experience: { min: string; max: string };
  /** Rupees per year. */
  salary: { min: number | null; max: number | null; showSalary: boolean };
  skills: string;
}

/** The fields in display order; the names match the server's. */
export const JOB_FIELDS = [
  'jobStatus',
  'title',
  'companyName',
  'industry',
  'department',
  'employmentType',
  'workMode',
  'location',
  'skills',
  'experience.min',
  'experience.max',
  'salary.min',
  'salary.max',
  'salary.showSalary',
  ...JOB_TEXTS,
  'applicationDeadline.start',
  'applicationDeadline.end',
] as const;
export type JobField = (typeof JOB_FIELDS)[number];

const asText = (count: number | null | undefined): string => (count == null ? '' : String(count));

export const valuesOf = (job: JobRow): JobValues => ({
  ...jobTextsOf(job),
  jobStatus: job.jobStatus,
  experience: { min: asText(job.experience.min), max: asText(job.experience.max) },
  salary: {
    min: job.salary?.min ?? null,
    max: job.salary?.max ?? null,
    showSalary: job.salary?.showSalary ?? false,
  },
  skills: job.skills.join(', '),
});

/** Field labels: an internship's pay is entered per month. */
export const jobLabels = (employmentType: string): Readonly<Record<JobField, string>> =>
  payPeriod(employmentType) === 'month'
    ? { ...texts.labels, 'salary.min': texts.minStipend, 'salary.max': texts.maxStipend }
    : texts.labels;

/** A field's value as display text, whatever its type. */
export const textAt = (values: JobValues, field: JobField): string => {
  if (field === 'salary.showSalary') return values.salary.showSalary ? texts.yes : texts.no;
  const typed = typedAt(values, field);
  const isPay = field === 'salary.min' || field === 'salary.max';
  return (isPay && typed && payText(Number(typed), payPeriod(values.employmentType))) || typed;
};

const bare = (typed: string): string => withPlainDigits(typed).replace(/[\s,₹]/g, '');

/** An empty bound counts as 0. */
const numberOf = (typed: string): number => Number(bare(typed) || 0);

const sameRange = (one: { min: string; max: string }, other: { min: string; max: string }): boolean =>
  bare(one.min) === bare(other.min) && bare(one.max) === bare(other.max);

const rangeOf = ({ min, max }: { min: string; max: string }) => ({ min: numberOf(min), max: numberOf(max) });

/**
 * Request body. An untouched experience is kept: editing another field of an imported job without an experience must
 * not set it to 0 years.
 */
export const bodyOf = (values: JobValues, before: JobRow) => {
  const { experience, skills, ...rest } = values;
  const was = valuesOf(before);
  return {
    ...rest,
    skills: splitSkills(skills),
    ...(!sameRange(experience, was.experience) && { experience: rangeOf(experience) }),
  };
};

/** Validates the form with the rules of the call it makes. `before` is the job as loaded. */
export const jobResolver = (before: JobRow): Resolver<JobValues> =>
  contractResolver({
    schema: async () => (await import('#contract/jobs.ts')).JobEdit,
    bodyOf: (values) => bodyOf(values, before),
    fields: JOB_FIELDS,
    texts: ({ employmentType }) => payProblemTexts(payPeriod(employmentType)),
    also: (values) => jobEditProblems(bodyOf(values, before), before, dayInIndia(new Date())),
  });
