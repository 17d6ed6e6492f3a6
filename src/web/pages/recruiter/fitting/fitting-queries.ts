import type { CallOutput } from '#contract/api.ts';
import { pageIn, textParam } from '#web/lib/list-params.ts';
import { load, queryClient, type Read, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

export type FittingCandidate = CallOutput<'fittingCandidates'>[number];

/** Candidates per page. */
export const FITTING_A_PAGE = 20;

/** The job in the address. */
export const fittedJobIn = (search: URLSearchParams): string | undefined => textParam(search, 'fits')?.slice(0, 64);

/** Whether its candidates are requested: each one counts toward the daily limit. */
export const isListed = (search: URLSearchParams): boolean => search.get('listed') === 'yes';

export const fittingQuery = (job: string, search: URLSearchParams) =>
  read('fittingCandidates', { query: { jobId: job, page: pageIn(search), limit: FITTING_A_PAGE } });

/** The job itself, for details that the list lacks. */
export const fittedJob = (id: string) => read('getJob', { params: { id } });

/** Loads the chosen job, and its matching candidates once requested. */
export async function loadFitting(job: string, search: URLSearchParams): Promise<void> {
  await Promise.all([
    settle(load(fittedJob(job))),
    ...(isListed(search) ? [settle(load(fittingQuery(job, search)))] : []),
  ]);
}

/** Marks a candidate of the list as invited: rereading it would count its candidates as viewed. */
export const markInvited = (job: string, search: URLSearchParams, id: string): void => {
  queryClient.setQueryData<Read<'fittingCandidates'>>(
    fittingQuery(job, search).queryKey,
    (held) =>
      held && { ...held, body: held.body.map((row) => (row.candidate._id === id ? { ...row, invited: true } : row)) },
  );
};
