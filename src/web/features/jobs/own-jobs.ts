import { read } from '#web/lib/queries.ts';

/** Beyond this number, jobs are found by typing. */
const MOST_LISTED = 100;

/** The recruiter's jobs that take applications, newest first. */
export const ownJobs = (q?: string) => ({ query: { own: true, status: 'Active', limit: MOST_LISTED, q } }) as const;

/** The recruiter's jobs to choose from. */
export const OWN_JOBS = read('listJobs', ownJobs());
