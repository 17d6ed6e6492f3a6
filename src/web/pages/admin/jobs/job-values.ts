import { payProblem, readPay } from '#contract/pay.ts';
import { isDay, LIMITS, splitSkills } from '#contract/rules.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { payText } from '#texts/by-code/pay-text.ts';
import { ruleTexts } from '#texts/rules.ts';
import { type JobTexts, jobTextsOf, lastDayProblem, lengthProblem, typedAt } from '#web/features/jobs/job-form.ts';
import type { CallOptions } from '#web/lib/calls.ts';
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

/** An end that is empty is unknown; a range typed into one field gives each field its own end. */
const payOf = ({ min, max }: { min: string; max: string }) => ({
  min: readPay(min)?.min ?? null,
  max: readPay(max)?.max ?? null,
});

const rangeOf = ({ min, max }: { min: string; max: string }) => ({ min: numberOf(min), max: numberOf(max) });

/**
 * What is sent. An experience or a salary that nobody touched stays as it is:
 * an imported job that names none does not come to offer 0 by another field's edit.
 */
export const bodyOf = (values: JobValues, before: JobRow): CallOptions<'updateJob'>['body'] => {
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

const salaryProblem = (end: 'min' | 'max', { salary }: JobValues, was: JobValues): string | undefined => {
  const typed = salary[end];
  // A job may keep what it has from before pay had bounds.
  if (typed.trim() === '' || bare(typed) === bare(was.salary[end])) return undefined;
  const problem = payText(payProblem(readPay(typed)?.[end] ?? Number.NaN));
  if (problem) return problem;
  const { min, max } = payOf(salary);
  return end === 'max' && min !== null && max !== null && min > max ? ruleTexts.rangeOrder : undefined;
};

const experienceProblem = (field: JobField, values: JobValues, was: JobValues): string | undefined => {
  const value = textAt(values, field);
  const [, end] = field.split('.');
  const { min, max } = values.experience;
  // Half a year of experience may stand in a job already; what is typed is whole.
  if (bare(value) !== '' && !/^\d+$/.test(bare(value)) && value !== textAt(was, field)) return texts.wholeNumber;
  if (numberOf(value) > LIMITS.experienceYears) return ruleTexts.tooMuch;
  const touched = !sameRange({ min, max }, was.experience);
  const above = Number.isInteger(numberOf(min)) && numberOf(min) > numberOf(max);
  return end === 'max' && touched && above ? ruleTexts.rangeOrder : undefined;
};

/** The sentence for a field, or nothing when it is fine: the server's own rules. */
export const jobProblem = (
  field: JobField,
  values: JobValues,
  { today, before }: { today: string; before: JobRow },
): string | undefined => {
  const was = valuesOf(before);
  const value = textAt(values, field);
  if (field === 'salary.min' || field === 'salary.max')
    return salaryProblem(field === 'salary.min' ? 'min' : 'max', values, was);
  if (field.startsWith('experience.')) return experienceProblem(field, values, was);
  const problem = lengthProblem(field, value, textAt(was, field));
  if (problem || value === '') return problem;
  if (field === 'skills') {
    const skills = splitSkills(value);
    if (skills.length > LIMITS.skills || skills.some((skill) => skill.length > LIMITS.skill)) return ruleTexts.tooLong;
  }
  if (field === 'applicationDeadline.start') return isDay(value) ? undefined : ruleTexts.dayInvalid;
  if (field === 'applicationDeadline.end') return lastDayProblem(values.applicationDeadline, { today, before });
  return undefined;
};
