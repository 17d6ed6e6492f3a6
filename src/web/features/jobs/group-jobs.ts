import { jobGroupKey } from '#contract/job-group.ts';

interface Groupable {
  title: string;
  companyName: string;
}

/** A job and those next to it that differ from it in nothing that a title or a company says. */
export interface JobGroup<T> {
  job: T;
  similar: T[];
}

/** Folds neighbours of the same company and title into one. It is display alone: totals and pages stay those of jobs. */
export const groupJobs = <T extends Groupable>(jobs: readonly T[]): JobGroup<T>[] => {
  const groups: JobGroup<T>[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && jobGroupKey(last.job) === jobGroupKey(job)) last.similar.push(job);
    else groups.push({ job, similar: [] });
  }
  return groups;
};
