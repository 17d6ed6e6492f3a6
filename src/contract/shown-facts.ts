import type { Job } from './jobs.ts';

export type FactsOfJob = Pick<Job, 'title' | 'companyName' | 'location' | 'workMode' | 'employmentType' | 'salary'>;

/** Whether the pay is shown, and its ends. */
const shownPay = ({ salary }: FactsOfJob) => (salary?.showSalary ? [salary.min, salary.max] : null);

/**
 * The facts that decide whether somebody applies, as one text: equal exactly when title, company, place, work mode, kind
 * of employment and shown pay are. The apply form sends it back, so that nobody applies to a job that has become another.
 */
export const shownFacts = (job: FactsOfJob): string =>
  JSON.stringify([job.title, job.companyName, job.location, job.workMode, job.employmentType, shownPay(job)]).normalize(
    'NFC',
  );
