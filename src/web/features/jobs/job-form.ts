import { get } from 'react-hook-form';
import type { JobText } from '#contract/job-rules.ts';
import type { Job } from '#web/features/jobs/job.ts';

/** The raw field values shared by every job form, for all roles; days as `YYYY-MM-DD`. */
export interface JobTexts extends Record<JobText, string> {
  companyName: string;
  title: string;
  industry: string;
  department: string;
  workMode: string;
  employmentType: string;
  location: string;
  applicationDeadline: { start: string; end: string };
}

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

/** Returns the text in a field, by its path (`salary.min`). */
export const typedAt = (values: JobTexts, field: string): string => {
  const value: unknown = get(values, field);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim();
};
