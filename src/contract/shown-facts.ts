import type { Job } from './jobs.ts';
import type { JobStatus } from './vocabularies.ts';

export type FactsOfJob = Pick<Job, 'title' | 'companyName' | 'location' | 'workMode' | 'employmentType' | 'salary'>;

/** Whether the pay is shown, and its ends. */
const endsOfShownPay = ({ salary }: FactsOfJob) => (salary?.showSalary ? [salary.min, salary.max] : null);

/**
 * The facts that decide whether somebody applies, as one text: equal exactly when title, company, place, work mode, kind
 * of employment and shown pay are. The apply form sends it back, so that nobody applies to a job that has become another.
 */
export const shownFacts = (job: FactsOfJob): string =>
  JSON.stringify([
    job.title,
    job.companyName,
    job.location,
    job.workMode,
    job.employmentType,
    endsOfShownPay(job),
  ]).normalize('NFC');

/** The same facts by themselves, as a job was at some time. `pay` is null unless it is shown with both ends. */
export interface JobFacts {
  title: string;
  companyName: string;
  location: string;
  workMode: string;
  employmentType: string;
  /** Rupees a year. */
  pay: { min: number; max: number } | null;
  /** Only for the recruiter, where an administrator has changed it. */
  status?: JobStatus | undefined;
}

/** The pay that candidates see. */
export const shownPay = (salary: FactsOfJob['salary']): JobFacts['pay'] => {
  const { min, max } = salary?.showSalary ? salary : { min: null, max: null };
  return min === null || max === null ? null : { min, max };
};

export const factsOf = ({ title, companyName, location, workMode, employmentType, salary }: FactsOfJob): JobFacts => {
  return { title, companyName, location, workMode, employmentType, pay: shownPay(salary) };
};

const JOB_FACTS = ['title', 'companyName', 'location', 'workMode', 'employmentType', 'pay', 'status'] as const;
export type JobFact = (typeof JOB_FACTS)[number];

const written = (fact: JobFacts[JobFact]): string =>
  JSON.stringify(fact && typeof fact === 'object' ? [fact.min, fact.max] : (fact ?? null)).normalize('NFC');

/** Returns which facts differ, in the order in which people read them. */
export const changedFacts = (was: JobFacts, now: JobFacts): JobFact[] =>
  JOB_FACTS.filter((fact) => written(was[fact]) !== written(now[fact]));
