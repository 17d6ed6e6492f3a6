import { formatTexts } from '#texts/formats.ts';
import { jobTexts } from '#texts/jobs.ts';
import { experienceOf, isInternship, type JobBrief } from '#web/features/jobs/job.ts';
import { monthlyText, monthsText, salaryInRupees, salaryText, shortDayText, stipendText } from '#web/lib/formats.ts';

const words = jobTexts.facts;

export interface JobFact {
  label: string;
  value: string;
}

const startText = (startDate: string, now: string, write: (day: string) => string): string =>
  Date.parse(startDate) <= Date.parse(now) ? jobTexts.startAtOnce : write(startDate);

/** Whether an external listing has no pay; it is then omitted here as well. */
export const lacksPay = ({ salary, unknown }: JobBrief): boolean =>
  unknown.length > 0 && (salary?.min == null || salary.max == null);

/** Returns the facts on a card: pay and experience; for an internship stipend, duration and start. */
export const cardFacts = (job: JobBrief, now: string): JobFact[] => {
  if (!isInternship(job)) {
    return known([
      { label: words.salary, value: lacksPay(job) ? '' : salaryText(job.salary) },
      { label: words.experience, value: experienceOf(job) },
    ]);
  }
  // Three facts must fit into a narrow card: the month moves into the label, and the year is omitted.
  return known([
    { label: words.stipendAMonth, value: lacksPay(job) ? '' : monthlyText(job.salary) },
    ...internshipFacts(job, now, shortDayText),
  ]);
};

/** Keeps a date together with its label where a line breaks. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The same facts for a line without labels: each says by itself what it is. */
export const lineFacts = (job: JobBrief, now: string): string[] =>
  known([
    lacksPay(job) ? undefined : payFact(job),
    ...cardFacts(job, now).filter(({ label }) => label !== words.salary && label !== words.stipendAMonth),
  ]).map(({ label, value }) => {
    if (label === words.start) return unbroken(`${label}: ${value}`);
    return value === formatTexts.notMentioned ? `${label}: ${value}` : value;
  });

export const known = (facts: readonly (JobFact | undefined)[]): JobFact[] =>
  facts.filter((fact): fact is JobFact => fact !== undefined && fact.value !== '');

export const internshipFacts = (job: JobBrief, now: string, write: (day: string) => string): JobFact[] => [
  ...(job.durationMonths ? [{ label: words.duration, value: monthsText(job.durationMonths) }] : []),
  ...(job.startDate ? [{ label: words.start, value: startText(job.startDate, now, write) }] : []),
];

/** Yearly pay, or monthly for an internship; 'Not Mentioned' unless both ends are known. */
export const payFact = (job: Pick<JobBrief, 'employmentType' | 'salary'>, exact = false): JobFact =>
  isInternship(job)
    ? { label: words.stipend, value: stipendText(job.salary) }
    : exact
      ? { label: words.salaryInRupees, value: salaryInRupees(job.salary) }
      : { label: words.salary, value: salaryText(job.salary) };
