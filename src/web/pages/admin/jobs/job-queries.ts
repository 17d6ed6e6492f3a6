import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { EMPLOYMENT_TYPES, JOB_STATUSES, type JobStatus } from '#contract/vocabularies.ts';
import { optionParam, textParam } from '#web/lib/list-params.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { queryClient, read } from '#web/lib/queries.ts';
import { orderIn, windowIn } from '#web/pages/admin/list/list-address.ts';

export type JobRow = CallOutput<'listJobs'>[number];

/** Calls whose cached answers contain jobs. */
export const HELD = ['listJobs', 'getJob'] as const;

const ORDERS = sortOrders([
  'createdAt',
  'title',
  'companyName',
  'employmentType',
  'location',
  'applications',
  'deadline',
  'jobStatus',
]);

/** Options for `?closing=` (days until an open job ends) and `?unanswered=` (days that an application has waited). */
const WEEK = ['7'] as const;

const daysIn = (search: URLSearchParams, name: string): number | undefined => {
  const chosen = optionParam(search, name, WEEK);
  return chosen && Number(chosen);
};

/** The jobs that match the filters in the address. */
export const listQuery = (search: URLSearchParams) =>
  read('listJobs', {
    query: {
      title: textParam(search, 'title'),
      jobId: textParam(search, 'jobId'),
      recruiter: textParam(search, 'recruiter'),
      importId: textParam(search, 'import'),
      companyName: textParam(search, 'companyName'),
      location: textParam(search, 'location'),
      industry: textParam(search, 'industry'),
      employmentType: optionParam(search, 'employmentType', EMPLOYMENT_TYPES),
      status: optionParam(search, 'status', JOB_STATUSES),
      closing: daysIn(search, 'closing'),
      unanswered: daysIn(search, 'unanswered'),
      sort: orderIn(search, ORDERS),
      ...windowIn(search),
    },
  });

/** The newest imports. */
export const IMPORTS = read('listImports', { query: { limit: 50 } });

/** One import of any age. */
export const importQuery = (importId: string) => read('listImports', { query: { importId } });

export const wholeJob = (id: string) => read('getJob', { params: { id } });

/** Shows a saved job; also cached separately, because the filters may no longer match it while it is open. */
export const showSaved = (job: JobRow): void => {
  queryClient.setQueryData(wholeJob(job._id).queryKey, { body: job, total: 0 });
  patchHeld(HELD, job._id, job);
};

/** Whether the job's recruiter has deleted the account, so that nobody can make it Active again. */
export const hasLostRecruiter = ({ recruiterCode, forNobody }: Pick<JobRow, 'recruiterCode' | 'forNobody'>): boolean =>
  !recruiterCode && !forNobody;

/**
 * The selectable statuses of a job. Closing is up to its recruiter, or to an administrator once the recruiter has left; a
 * Closed one shows that status too.
 */
export const offeredFor = (job: Parameters<typeof hasLostRecruiter>[0]): readonly JobStatus[] =>
  JOB_STATUSES.filter((status) => status !== (hasLostRecruiter(job) ? 'Active' : 'Closed'));
