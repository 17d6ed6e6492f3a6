import type { CallOutput } from '#contract/api.ts';
import { read } from '#web/lib/queries.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

export type SavedJob = CallOutput<'listSavedJobs'>[number];
export type FollowedCompany = CallOutput<'listFollowed'>[number];
export type SavedSearch = CallOutput<'listSearches'>[number];

const JOBS_A_PAGE = 12;

/** The candidate's saved jobs, latest first. */
export const SAVED_JOBS: PagedList<'listSavedJobs'> = {
  limit: JOBS_A_PAGE,
  at: (page) => read('listSavedJobs', { query: { page, limit: JOBS_A_PAGE } }),
};

const COMPANIES_A_PAGE = 20;

/** The companies that the candidate follows, latest first. */
export const FOLLOWED: PagedList<'listFollowed'> = {
  limit: COMPANIES_A_PAGE,
  at: (page) => read('listFollowed', { query: { page, limit: COMPANIES_A_PAGE } }),
};
