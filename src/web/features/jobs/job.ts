import { promisedDay } from '#contract/answer-promise.ts';
import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
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

/** What a card shows: a job without its long texts, which would make a list heavy. */
export type JobBrief = Pick<Job, (typeof BRIEF)[number]>;

export const briefOf = (job: Job): JobBrief =>
  // Object.fromEntries forgets which keys it was given.
  Object.fromEntries(BRIEF.map((key) => [key, job[key]])) as JobBrief;

/** Whether the long texts have come. */
export const isWhole = (job: Job | JobBrief): job is Job => 'responsibilities' in job;

export const isInternship = (job: Pick<Job, 'employmentType'>): boolean => job.employmentType === 'Internship';

/** Whether applications are taken; the days belong to it and are those of India. */
export const opening = (job: JobBrief, now: string): 'open' | 'not yet' | 'closed' => {
  const today = dayInIndia(new Date(now));
  const { start, end } = job.applicationDeadline;
  if (job.jobStatus !== 'Active' || (end && today > end)) return 'closed';
  return start && today < start ? 'not yet' : 'open';
};

/** The last day to apply for an internship, for its card; nothing where applications go elsewhere. */
export const applyByDay = (job: JobBrief): string | null =>
  isInternship(job) && job.takesApplications ? job.applicationDeadline.end : null;

/** Until when whoever applies now is answered; nothing where that is not promised, or nobody can apply. */
export const heardBy = (job: JobBrief, now: string): string | undefined =>
  job.answerDays !== null && job.takesApplications && opening(job, now) === 'open'
    ? promisedDay(new Date(now), job.answerDays)
    : undefined;

/** The work mode as people read it; empty when it is unknown, as are type and experience. */
export const workModeOf = ({ workMode }: Pick<Job, 'workMode'>): string => workMode && workModeTexts[workMode];

export const employmentTypeOf = ({ employmentType }: Pick<Job, 'employmentType'>): string =>
  employmentType && employmentTypeTexts[employmentType];

export const experienceOf = ({ unknown, experience }: Pick<Job, 'unknown' | 'experience'>): string =>
  unknown.includes('experience') ? '' : experienceText(experience);

/** "Chennai · Work From Office"; a remote job in "Remote" says it once, and an unknown work mode is left out. */
export const placeAndMode = ({ location, workMode }: JobBrief): string =>
  workMode === '' || location.toLowerCase() === workMode.toLowerCase()
    ? placeText(location)
    : `${placeText(location)} · ${workModeTexts[workMode]}`;

/** The address of the company's logo, if it has one. */
export const logoOf = ({ companyLogo }: JobBrief): string | undefined =>
  companyLogo ? `/${companyLogo.replace(/^\/+/, '')}` : undefined;
