import type { CallOutput } from '#contract/api.ts';
import { payProblem } from '#contract/pay.ts';
import { dayInIndia, isDay, LIMITS } from '#contract/rules.ts';
import { payText } from '#texts/by-code/pay-text.ts';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { ruleTexts } from '#texts/rules.ts';
import { type JobTexts, jobTextsOf, lastDayProblem, lengthProblem, typedAt } from '#web/jobs/job-form.ts';

export type OwnJob = CallOutput<'getJob'>;

/** The posting form: texts as they are typed, money as whole rupees a year, days as `YYYY-MM-DD`. */
export interface PostingValues extends JobTexts {
  durationMonths: string;
  startDate: string;
  experience: { min: string; max: string };
  salary: { min: number | null; max: number | null; showSalary: boolean };
  skills: string[];
}

/** In the order in which they stand; the names are the server's too. */
export const POSTING_FIELDS = [
  'title',
  'companyName',
  'industry',
  'department',
  'employmentType',
  'workMode',
  'location',
  'durationMonths',
  'startDate',
  'experience.min',
  'experience.max',
  'salary.min',
  'salary.max',
  'salary.showSalary',
  'skills',
  'description',
  'responsibilities',
  'requirements',
  'companyInfo',
  'applicationDeadline.start',
  'applicationDeadline.end',
] as const;
export type PostingField = (typeof POSTING_FIELDS)[number];

const asText = (count: number | null): string => (count === null ? '' : String(count));

/** An empty form, with what the account already knows. */
export const emptyPosting = (companyName: string): PostingValues => ({
  companyName,
  title: '',
  industry: '',
  department: '',
  workMode: '',
  employmentType: '',
  location: '',
  durationMonths: '',
  startDate: '',
  experience: { min: '', max: '' },
  salary: { min: null, max: null, showSalary: false },
  skills: [],
  description: '',
  responsibilities: '',
  requirements: '',
  companyInfo: '',
  applicationDeadline: { start: '', end: '' },
});

/** The form as a job stands. A copy asks for new days of its own when the old ones are over. */
export const postingOf = (job: OwnJob, { copiedOn }: { copiedOn?: string } = {}): PostingValues => {
  const over = copiedOn !== undefined && job.applicationDeadline.end < copiedOn;
  return {
    ...jobTextsOf(job),
    durationMonths: asText(job.durationMonths),
    startDate: job.startDate ?? '',
    experience: { min: asText(job.experience.min), max: asText(job.experience.max) },
    salary: {
      min: job.salary?.min ?? null,
      max: job.salary?.max ?? null,
      showSalary: job.salary?.showSalary ?? false,
    },
    skills: job.skills,
    ...(over && { applicationDeadline: { start: '', end: '' } }),
  };
};

const asNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What is sent. Duration and first day belong to internships alone. */
export const bodyOf = (values: PostingValues) => {
  const { durationMonths, startDate, experience, skills, ...rest } = values;
  const internship = values.employmentType === 'Internship';
  return {
    ...rest,
    skills,
    experience: { min: asNumber(experience.min), max: asNumber(experience.max) },
    ...(internship && { durationMonths: asNumber(durationMonths), startDate: startDate || null }),
  };
};

const below = (high: string | number | null, low: string | number | null): boolean =>
  high !== null && low !== null && high !== '' && low !== '' && Number(high) < Number(low);

interface Circumstances {
  /** The day in India. */
  today: string;
  /** The job as it was loaded, while it is being edited: what it has may stay. */
  before?: OwnJob;
}

/** The sentence for a field, or nothing when it is fine: the server's own rules. */
export const postingProblem = (
  field: PostingField,
  values: PostingValues,
  { today, before }: Circumstances,
): string | undefined => {
  const value = typedAt(values, field);
  const problem = lengthProblem(field, value, before && typedAt(postingOf(before), field));
  if (problem || value === '') return problem;
  const { experience, salary } = values;
  switch (field) {
    case 'experience.min':
    case 'experience.max': {
      const years = Number(value);
      if (Number.isNaN(years)) return ruleTexts.number;
      if (years < 0 || years > LIMITS.experienceYears) return texts.yearsRange({ most: LIMITS.experienceYears });
      return field === 'experience.max' && below(experience.max, experience.min) ? ruleTexts.rangeOrder : undefined;
    }
    case 'salary.min':
    case 'salary.max':
      // A job may keep what it has from before pay had bounds.
      if (payProblem(Number(value)) && !(before && value === typedAt(postingOf(before), field)))
        return payText(payProblem(Number(value)));
      return field === 'salary.max' && below(salary.max, salary.min) ? ruleTexts.rangeOrder : undefined;
    case 'durationMonths':
      if (values.employmentType !== 'Internship') return undefined;
      return /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 36 ? undefined : texts.wholeNumber;
    case 'startDate':
    case 'applicationDeadline.start':
      return isDay(value) ? undefined : ruleTexts.dayInvalid;
    case 'applicationDeadline.end':
      return lastDayProblem(values.applicationDeadline, { today, before });
    default:
      return undefined;
  }
};

/** The day on which something is asked. */
export const todayInIndia = (): string => dayInIndia(new Date());
