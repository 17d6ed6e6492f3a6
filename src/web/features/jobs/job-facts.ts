import { jobTexts } from '#texts/jobs.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { isInternship, type Job, type JobBrief } from '#web/features/jobs/job.ts';
import {
  dayRangeText,
  dayText,
  experienceText,
  monthlyText,
  monthsText,
  salaryInRupees,
  salaryText,
  shortDayText,
  stipendText,
} from '#web/lib/formats.ts';

const words = jobTexts.facts;

export interface JobFact {
  label: string;
  value: string;
}

const startText = (startDate: string, now: string, write: (day: string) => string): string =>
  Date.parse(startDate) <= Date.parse(now) ? jobTexts.startAtOnce : write(startDate);

/** The figures on a card: pay and experience; of an internship stipend, duration and start. */
export const cardFacts = (job: JobBrief, now: string): JobFact[] => {
  if (!isInternship(job)) {
    return [
      { label: words.salary, value: salaryText(job.salary) },
      { label: words.experience, value: experienceText(job.experience) },
    ];
  }
  // Three figures have to stand in a narrow card: the month moves into the label, the year stays away.
  return [{ label: words.stipendAMonth, value: monthlyText(job.salary) }, ...internshipFacts(job, now, shortDayText)];
};

const internshipFacts = (job: JobBrief, now: string, write: (day: string) => string): JobFact[] => [
  ...(job.durationMonths ? [{ label: words.duration, value: monthsText(job.durationMonths) }] : []),
  ...(job.startDate ? [{ label: words.start, value: startText(job.startDate, now, write) }] : []),
];

/** Everything about a job that is a value. `exact` writes the salary in rupees, for where there is room. */
export const detailFacts = (job: JobBrief | Job, now: string, { exact = false } = {}): JobFact[] => {
  const facts: (JobFact | undefined)[] = [
    isInternship(job)
      ? { label: words.stipend, value: stipendText(job.salary) }
      : { label: words.salary, value: exact ? salaryInRupees(job.salary) : salaryText(job.salary) },
    { label: words.experience, value: experienceText(job.experience) },
    { label: words.location, value: job.location },
    { label: words.workMode, value: workModeTexts[job.workMode] },
    { label: words.jobType, value: employmentTypeTexts[job.employmentType] },
    ...(isInternship(job) ? internshipFacts(job, now, dayText) : []),
    { label: words.company, value: job.companyName },
    { label: words.department, value: job.department },
    'industry' in job ? { label: words.industry, value: job.industry } : undefined,
    { label: words.applyBetween, value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end) },
    { label: words.jobId, value: job.jobId },
  ];
  return facts.filter((fact): fact is JobFact => fact !== undefined && fact.value !== '');
};
