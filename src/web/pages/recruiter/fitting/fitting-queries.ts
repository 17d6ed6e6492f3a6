import type { CallOutput } from '#contract/api.ts';
import { load, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { pageIn, textParam } from '#web/pages/recruiter/addresses.ts';

export type FittingCandidate = CallOutput<'fittingCandidates'>[number];

/** Candidates of a page. */
export const FITTING_A_PAGE = 20;

/** More of them than this are found by typing. */
const MOST_LISTED = 100;

/** Own jobs that take applications, the newest first. */
export const ownJobs = (q?: string) => ({ query: { own: true, status: 'Active', limit: MOST_LISTED, q } }) as const;

/** The own jobs to choose from. */
export const OWN_JOBS = read('listJobs', ownJobs());

/** The job that the address names. */
export const fittedJobIn = (search: URLSearchParams): string | undefined => textParam(search, 'fits')?.slice(0, 64);

/** Whether its candidates are asked for: each of them counts against the day. */
export const isListed = (search: URLSearchParams): boolean => search.get('listed') === 'yes';

export const fittingQuery = (job: string, search: URLSearchParams) =>
  read('fittingCandidates', { query: { job, page: pageIn(search), limit: FITTING_A_PAGE } });

/** The job by itself, for what the list does not say of it. */
export const fittedJob = (id: string) => read('getJob', { params: { id } });

/** Reads the job that is chosen, and who fits it once that is asked for. */
export async function loadFitting(job: string, search: URLSearchParams): Promise<void> {
  await Promise.all([
    settle(load(fittedJob(job))),
    ...(isListed(search) ? [settle(load(fittingQuery(job, search)))] : []),
  ]);
}
