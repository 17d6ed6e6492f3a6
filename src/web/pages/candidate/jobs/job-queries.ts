import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Feature } from '#contract/routes/route.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { read, refetchByPage, useFound } from '#web/lib/queries.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

/** The page size in the specification. */
const JOBS_A_PAGE = 9;

/** Open jobs, newest first. */
export const AVAILABLE: PagedList<'listJobs'> = {
  limit: JOBS_A_PAGE,
  at: (page) => read('listJobs', { query: { page, limit: JOBS_A_PAGE, sort: 'newest' } }),
};

/** Open jobs, best match first. */
export const BEST: PagedList<'bestJobs'> = {
  limit: JOBS_A_PAGE,
  at: (page) => read('bestJobs', { query: { page, limit: JOBS_A_PAGE } }),
};

/** Profile fields that matching uses and that are still missing. */
export const FILL = read('ownFits', {});

/** Skills that would open more jobs, and the number of fitting jobs that the list leaves out. */
export const LEARN = read('whatToLearn', {});

export const jobQuery = (id: string) => read('getJob', { params: { id } });

/** What links to a job that the candidate may read. */
const LINKING: readonly Feature[] = ['applications', 'interviews', 'offers', 'saved'];

/**
 * The job whose details the address opens. A list already contains its long texts; only the poster's contact is
 * missing. Once it is gone, what may link to it is out of date, and is refetched.
 */
export function useOpenedJob(): Job | null | undefined {
  const id = new URLSearchParams(useLocation().search).get('job') ?? '';
  const job = useFound(jobQuery(id), id !== '');
  const goneId = job === null ? id : undefined;
  useEffect(() => {
    if (goneId) void refetchByPage((feature) => LINKING.includes(feature));
  }, [goneId]);
  return job;
}
