import type { CallOutput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { statusTexts } from '#texts/components.ts';
import { jobsTexts } from '#texts/recruiter.ts';
import { optionParam, pageIn, textParam } from '#web/lib/list-params.ts';
import { read } from '#web/lib/queries.ts';

export type Job = CallOutput<'listJobs'>[number];
export type JobStats = CallOutput<'jobStats'>;

/** Rows per page. */
export const PAGE_SIZE = 25;

/** Options of the filter for jobs that close within a number of days. */
export const CLOSING_DAYS = ['7', '14', '30'] as const;

/** A readable job id. */
const JOB_ID = /^\s*JOB\d{1,12}\s*$/i;

/** One page of the recruiter's jobs that match the filters in an address. */
export const listQuery = (search: URLSearchParams) => {
  const closing = optionParam(search, 'closing', CLOSING_DAYS);
  const typed = textParam(search, 'q');
  return read('listJobs', {
    query: {
      own: true,
      ...(typed && JOB_ID.test(typed) ? { jobId: typed.trim() } : { q: typed?.slice(0, LIMITS.title) }),
      // Blocked for good or not is the same to the recruiter.
      status:
        search.get('status') === 'Block'
          ? ['Block', 'Black List']
          : optionParam(search, 'status', RECRUITER_JOB_STATUSES),
      role: textParam(search, 'title'),
      industry: textParam(search, 'industry'),
      place: textParam(search, 'location'),
      closing: closing && Number(closing),
      // The filter for jobs that close soon sorts by deadline.
      sort: closing ? 'deadline' : undefined,
      page: pageIn(search),
      limit: PAGE_SIZE,
    },
  });
};

/** Counts over all of the recruiter's jobs, and the filter options. */
export const STATS = read('jobStats', {});

/** Job status labels in the wording of the recruiter's filter. */
export const JOB_STATUS_LABELS = {
  ...statusTexts,
  'Not Active': jobsTexts.inactive,
  Block: jobsTexts.blocked,
  'Black List': jobsTexts.blocked,
};
