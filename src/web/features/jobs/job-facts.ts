import { jobTexts } from '#texts/jobs.ts';
import {
  departmentOf,
  employmentTypeOf,
  experienceOf,
  industryOf,
  isInternship,
  type Job,
  type JobBrief,
  workModeOf,
} from '#web/features/jobs/job.ts';
import {
  dayRangeText,
  dayText,
  monthlyText,
  monthsText,
  salaryInRupees,
  salaryText,
  shortDayText,
  stipendText,
} from '#web/lib/formats.ts';
import { placeText } from '#web/lib/place-text.ts';

const words = jobTexts.facts;

export interface JobFact {
  label: string;
  value: string;
}

const startText = (startDate: string, now: string, write: (day: string) => string): string =>
  Date.parse(startDate) <= Date.parse(now) ? jobTexts.startAtOnce : write(startDate);

/** Whether a listing from elsewhere tells nothing of the pay: then nothing is said of it here either. */
const lacksPay = ({ salary, unknown }: JobBrief): boolean =>
  unknown.length > 0 && (salary?.min == null || salary.max == null);

/** The figures on a card: pay and experience; of an internship stipend, duration and start. */
export const cardFacts = (job: JobBrief, now: string): JobFact[] => {
  if (!isInternship(job)) {
    return known([
      { label: words.salary, value: lacksPay(job) ? '' : salaryText(job.salary) },
      { label: words.experience, value: experienceOf(job) },
    ]);
  }
  // Three figures have to stand in a narrow card: the month moves into the label, the year stays away.
  return known([
    { label: words.stipendAMonth, value: lacksPay(job) ? '' : monthlyText(job.salary) },
    ...internshipFacts(job, now, shortDayText),
  ]);
};

const known = (facts: readonly (JobFact | undefined)[]): JobFact[] =>
  facts.filter((fact): fact is JobFact => fact !== undefined && fact.value !== '');

const internshipFacts = (job: JobBrief, now: string, write: (day: string) => string): JobFact[] => [
  ...(job.durationMonths ? [{ label: words.duration, value: monthsText(job.durationMonths) }] : []),
  ...(job.startDate ? [{ label: words.start, value: startText(job.startDate, now, write) }] : []),
];

/** Pay by the year, of an internship by the month; 'Not Mentioned' unless both ends are known. */
export const payFact = (job: Pick<JobBrief, 'employmentType' | 'salary'>, exact = false): JobFact =>
  isInternship(job)
    ? { label: words.stipend, value: stipendText(job.salary) }
    : exact
      ? { label: words.salaryInRupees, value: salaryInRupees(job.salary) }
      : { label: words.salary, value: salaryText(job.salary) };

/** Nothing where a listing from elsewhere does not tell it. */
const knownPay = (job: JobBrief, exact: boolean): JobFact | undefined =>
  lacksPay(job) ? undefined : payFact(job, exact);

/** Everything about a job that is a value. */
export const detailFacts = (job: JobBrief | Job, now: string): JobFact[] =>
  known([
    knownPay(job, false),
    { label: words.experience, value: experienceOf(job) },
    { label: words.location, value: placeText(job.location) },
    { label: words.workMode, value: workModeOf(job) },
    { label: words.jobType, value: employmentTypeOf(job) },
    ...(isInternship(job) ? internshipFacts(job, now, dayText) : []),
    { label: words.company, value: job.companyName },
    { label: words.department, value: departmentOf(job) },
    'industry' in job ? { label: words.industry, value: industryOf(job) } : undefined,
    { label: words.applyBetween, value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end) },
    { label: words.jobId, value: job.jobId },
  ]);

/** Of them what the head of the job's own page, and the box beside it, do not say. */
export const pageFacts = (job: JobBrief, now: string): JobFact[] =>
  known([
    knownPay(job, true),
    { label: words.experience, value: experienceOf(job) },
    ...(isInternship(job) ? internshipFacts(job, now, dayText) : []),
    { label: words.department, value: departmentOf(job) },
  ]);
