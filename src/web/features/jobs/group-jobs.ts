import { jobGroupKey } from '#contract/job-group.ts';

interface Groupable {
  title: string;
  companyName: string;
}

/** A job and its list neighbours with the same title and company. */
export interface JobGroup<T> {
  job: T;
  similar: T[];
}

/** Groups neighbours with the same company and title. For display only: totals and pages still count jobs. */
export const groupJobs = <T extends Groupable>(jobs: readonly T[]): JobGroup<T>[] => {
  const groups: JobGroup<T>[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && jobGroupKey(last.job) === jobGroupKey(job)) last.similar.push(job);
    else groups.push({ job, similar: [] });
  }
  return groups;
};
