import { promisedDay } from '#contract/answer-promise.ts';
import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { DOT } from '#web/lib/dot.ts';
import { experienceText } from '#web/lib/formats.ts';

export type Job = CallOutput<'getJob'>;
export type JobFacets = CallOutput<'jobFacets'>;

const BRIEF = [
  '_id',
  'jobId',
  'title',
  'companyName',
  'companyLogo',
  'companyVerified',
  'postedByCompany',
  'companySlug',
  'workMode',
  'employmentType',
  'department',
  'location',
  'experience',
  'unknown',
  'salary',
  'skills',
  'applicationDeadline',
  'durationMonths',
  'startDate',
  'answerDays',
  'jobStatus',
  'takesApplications',
  'applyUrl',
  'createdAt',
] as const satisfies readonly (keyof Job)[];

/** A job without its long texts, as shown on a card; they would make a list heavy. */
export type JobBrief = Pick<Job, (typeof BRIEF)[number]>;

export const briefOf = (job: Job): JobBrief =>
  // Object.fromEntries loses the type of its keys.
  Object.fromEntries(BRIEF.map((key) => [key, job[key]])) as JobBrief;

/** Whether the long texts have been loaded. */
export const isWhole = (job: Job | JobBrief): job is Job => 'responsibilities' in job;

export const isInternship = (job: Pick<Job, 'employmentType'>): boolean => job.employmentType === 'Internship';

/** Returns whether applications are accepted; both days are inclusive, in Indian time. */
export const opening = (job: JobBrief, now: string): 'open' | 'not yet' | 'closed' => {
  const today = dayInIndia(new Date(now));
  const { start, end } = job.applicationDeadline;
  if (job.jobStatus !== 'Active' || (end && today > end)) return 'closed';
  return start && today < start ? 'not yet' : 'open';
};

/** Returns the last day to apply for an internship, for its card; null for external listings. */
export const applyByDay = (job: JobBrief): string | null =>
  isInternship(job) && job.takesApplications ? job.applicationDeadline.end : null;

/**
 * Returns the day by which an application sent now is answered; nothing without that promise, or when applications are
 * closed.
 */
export const heardBy = (job: JobBrief, now: string): string | undefined =>
  job.answerDays !== null && job.takesApplications && opening(job, now) === 'open'
    ? promisedDay(new Date(now), job.answerDays)
    : undefined;

/** Returns the work mode's display name; empty when unknown, as are type and experience. */
export const workModeOf = ({ workMode }: Pick<Job, 'workMode'>): string => workMode && workModeTexts[workMode];

export const employmentTypeOf = ({ employmentType }: Pick<Job, 'employmentType'>): string =>
  employmentType && employmentTypeTexts[employmentType];

export const experienceOf = ({ unknown, experience }: Pick<Job, 'unknown' | 'experience'>): string =>
  unknown.includes('experience') ? '' : experienceText(experience);

/**
 * Returns "Chennai · Work From Office"; a remote job in "Remote" shows it once, and an unknown work mode is omitted.
 */
export const placeAndMode = ({ location, workMode }: JobBrief): string =>
  workMode === '' || location.toLowerCase() === workMode.toLowerCase()
    ? placeText(location)
    : `${placeText(location)}${DOT}${workModeTexts[workMode]}`;

/** Returns the address of the company's logo, if it has one. */
export const logoOf = ({ companyLogo }: JobBrief): string | undefined =>
  companyLogo ? `/${companyLogo.replace(/^\/+/, '')}` : undefined;
