import { get } from 'react-hook-form';
import { isDay, LIMITS } from '#contract/rules.ts';
import { ruleTexts } from '#texts/rules.ts';
import type { Job } from '#web/features/jobs/job.ts';

/** What every form of a job takes as it is typed, whoever fills it in; days as `YYYY-MM-DD`. */
export interface JobTexts {
  companyName: string;
  title: string;
  industry: string;
  department: string;
  workMode: string;
  employmentType: string;
  location: string;
  description: string;
  responsibilities: string;
  requirements: string;
  companyInfo: string;
  applicationDeadline: { start: string; end: string };
}

type JobTextField = Exclude<keyof JobTexts, 'applicationDeadline'> | `applicationDeadline.${'start' | 'end'}`;

export const jobTextsOf = (job: Job): JobTexts => ({
  companyName: job.companyName,
  title: job.title,
  industry: job.industry,
  department: job.department,
  workMode: job.workMode,
  employmentType: job.employmentType,
  location: job.location,
  description: job.description,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  companyInfo: job.companyInfo,
  applicationDeadline: { ...job.applicationDeadline },
});

/** What stands in a field, by its path (`salary.min`), as text. */
export const typedAt = (values: JobTexts, field: string): string => {
  const value: unknown = get(values, field);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim();
};

const REQUIRED: readonly string[] = [
  'companyName',
  'title',
  'workMode',
  'employmentType',
  'location',
  'applicationDeadline.start',
  'applicationDeadline.end',
] satisfies readonly JobTextField[];
/** An imported job may lack these, and may be edited without them; nobody empties them again. */
const NOT_EMPTIED: readonly string[] = [
  'industry',
  'description',
  'responsibilities',
  'requirements',
  'companyInfo',
] satisfies readonly JobTextField[];

const LONGEST: Readonly<Record<string, number>> = {
  companyName: LIMITS.company,
  title: LIMITS.title,
  department: LIMITS.shortText,
  location: LIMITS.place,
  description: LIMITS.longText,
  responsibilities: LIMITS.longText,
  requirements: LIMITS.longText,
  companyInfo: LIMITS.longText,
} satisfies Partial<Record<JobTextField, number>>;

/**
 * The sentence for what is missing or too long: the server's own rules. `was`
 * stood in the field before; a new job has none.
 */
export const lengthProblem = (field: string, typed: string, was?: string): string | undefined => {
  if (typed === '') {
    const missing = REQUIRED.includes(field) || (NOT_EMPTIED.includes(field) && was !== '');
    return missing ? ruleTexts.required : undefined;
  }
  return typed.length > (LONGEST[field] ?? Number.POSITIVE_INFINITY) ? ruleTexts.tooLong : undefined;
};

/** The sentence for the last day of applying. One that is over may stay where the job has it already. */
export const lastDayProblem = (
  { start, end }: JobTexts['applicationDeadline'],
  { today, before }: { today: string; before?: Job | undefined },
): string | undefined => {
  if (!isDay(end)) return ruleTexts.dayInvalid;
  if (isDay(start) && end < start) return ruleTexts.deadlineOrder;
  return end < today && end !== before?.applicationDeadline.end ? ruleTexts.deadlinePast : undefined;
};
