import { useLocation } from 'react-router';
import type { Job } from '#web/features/jobs/job.ts';
import { read, useFound } from '#web/lib/queries.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

/** The specification's page size. */
const JOBS_A_PAGE = 9;

/** Open jobs, newest first. */
export const AVAILABLE: PagedList<'listJobs'> = {
  limit: JOBS_A_PAGE,
  at: (page) => read('listJobs', { query: { page, limit: JOBS_A_PAGE, sort: 'newest' } }),
};

/** Open jobs, the best fit first. */
export const BEST: PagedList<'bestJobs'> = {
  limit: JOBS_A_PAGE,
  at: (page) => read('bestJobs', { query: { page, limit: JOBS_A_PAGE } }),
};

/** What the profile does not say yet that a fit is made of. */
export const FILL = read('ownFits', {});

/** Which skills would open more jobs, and how many fit that the list leaves out. */
export const LEARN = read('whatToLearn', {});

export const jobQuery = (id: string) => read('getJob', { params: { id } });

/** The job whose details the address opens. A list has its long texts already; only who posted it is missing there. */
export function useOpenedJob(): Job | null | undefined {
  const id = new URLSearchParams(useLocation().search).get('job') ?? '';
  return useFound(jobQuery(id), id !== '');
}
