import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { workModeTexts } from '#texts/vocabularies.ts';

export type Job = CallOutput<'getJob'>;
export type JobFacets = CallOutput<'jobFacets'>;

const BRIEF = [
  '_id',
  'jobId',
  'title',
  'companyName',
  'companyLogo',
  'companyVerified',
  'workMode',
  'employmentType',
  'department',
  'location',
  'experience',
  'salary',
  'skills',
  'applicationDeadline',
  'durationMonths',
  'startDate',
  'jobStatus',
  'createdAt',
] as const satisfies readonly (keyof Job)[];

/** What a card shows: a job without its long texts, which would make a list heavy. */
export type JobBrief = Pick<Job, (typeof BRIEF)[number]>;

export const briefOf = (job: Job): JobBrief =>
  // Object.fromEntries forgets which keys it was given.
  Object.fromEntries(BRIEF.map((key) => [key, job[key]])) as JobBrief;

/** Whether the long texts have come. */
export const isWhole = (job: Job | JobBrief): job is Job => 'responsibilities' in job;

export const isInternship = (job: JobBrief): boolean => job.employmentType === 'Internship';

/** Whether applications are taken; the days belong to it and are those of India. */
export const opening = (job: JobBrief, now: string): 'open' | 'not yet' | 'closed' => {
  const today = dayInIndia(new Date(now));
  const { start, end } = job.applicationDeadline;
  if (job.jobStatus !== 'Active' || (end && today > end)) return 'closed';
  return start && today < start ? 'not yet' : 'open';
};

/** "Chennai · Work From Office"; a remote job in "Remote" says it once. */
export const placeAndMode = ({ location, workMode }: JobBrief): string =>
  location.toLowerCase() === workMode.toLowerCase() ? location : `${location} · ${workModeTexts[workMode]}`;

/** The address of the company's logo, if it has one. */
export const logoOf = ({ companyLogo }: JobBrief): string | undefined =>
  companyLogo ? `/${companyLogo.replace(/^\/+/, '')}` : undefined;
