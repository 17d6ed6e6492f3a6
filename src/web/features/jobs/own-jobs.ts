import { read } from '#web/lib/queries.ts';

/** Beyond this number, jobs are found by typing. */
const MOST_LISTED = 100;

const NUMBER = /^\s*(?:JOB)?\d+\s*$/i;

/** The recruiter's jobs that take applications, newest first; of these, the ones that a text finds, or a job's number. */
export const ownJobs = (typed?: string) => {
  const found = typed && NUMBER.test(typed) ? { jobId: typed } : { q: typed };
  return { query: { own: true, status: 'Active', limit: MOST_LISTED, ...found } } as const;
};

/** The recruiter's jobs to choose from. */
export const OWN_JOBS = read('listJobs', ownJobs());
