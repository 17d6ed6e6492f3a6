import type { Resolver } from 'react-hook-form';
import { jobEditProblems } from '#contract/job-rules.ts';
import { readPay } from '#contract/pay.ts';
import { dayInIndia, splitSkills } from '#contract/rules.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { type JobTexts, jobTextsOf, typedAt } from '#web/features/jobs/job-form.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';

/** What is typed into the form of a job. Numbers and skills stay as they are typed until they are sent. */
export interface JobValues extends JobTexts {
  jobStatus: JobStatus;
  experience: { min: string; max: string };
  salary: { min: string; max: string; showSalary: boolean };
  skills: string;
}

/** The fields in the order in which they stand; the names are the server's too. */
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
  'description',
  'responsibilities',
  'requirements',
  'companyInfo',
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
    min: asText(job.salary?.min),
    max: asText(job.salary?.max),
    showSalary: job.salary?.showSalary ?? false,
  },
  skills: job.skills.join(', '),
});

/** A field's value as a person reads it, whatever it is made of. */
export const textAt = (values: JobValues, field: JobField): string => {
  if (field === 'salary.showSalary') return values.salary.showSalary ? texts.yes : texts.no;
  return typedAt(values, field);
};

const bare = (typed: string): string => typed.replace(/[\s,₹]/g, '');

/** An end that is empty counts as 0. */
const numberOf = (typed: string): number => Number(bare(typed) || 0);

const sameRange = (one: { min: string; max: string }, other: { min: string; max: string }): boolean =>
  bare(one.min) === bare(other.min) && bare(one.max) === bare(other.max);

/** An end that is empty is unknown, one that is not understood no number; a range typed into one field gives each field its own end. */
const payOf = ({ min, max }: { min: string; max: string }) => ({
  min: min.trim() === '' ? null : (readPay(min)?.min ?? Number.NaN),
  max: max.trim() === '' ? null : (readPay(max)?.max ?? Number.NaN),
});

const rangeOf = ({ min, max }: { min: string; max: string }) => ({ min: numberOf(min), max: numberOf(max) });

/**
 * What is sent. An experience or a salary that nobody touched stays as it is:
 * an imported job that names none does not come to offer 0 by another field's edit.
 */
export const bodyOf = (values: JobValues, before: JobRow) => {
  const { experience, salary, skills, ...rest } = values;
  const was = valuesOf(before);
  return {
    ...rest,
    skills: splitSkills(skills),
    ...(!sameRange(experience, was.experience) && { experience: rangeOf(experience) }),
    salary: sameRange(salary, was.salary)
      ? { min: before.salary?.min, max: before.salary?.max, showSalary: salary.showSalary }
      : { ...payOf(salary), showSalary: salary.showSalary },
  };
};

/** What the form is checked by: the rules of the call that it makes. `before` is the job as it was loaded. */
export const jobResolver = (before: JobRow): Resolver<JobValues> =>
  contractResolver({
    schema: async () => (await import('#contract/jobs.ts')).JobEdit,
    bodyOf: (values) => bodyOf(values, before),
    fields: JOB_FIELDS,
    also: (values) => jobEditProblems(bodyOf(values, before), before, dayInIndia(new Date())),
  });
