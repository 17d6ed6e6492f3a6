import type { CallOutput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { statusTexts } from '#texts/components.ts';
import { jobsTexts } from '#texts/recruiter.ts';
import { STAGE_QUERIES } from '#web/features/hiring/stage.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { optionParam, pageIn, textParam } from '#web/lib/list-params.ts';
import { load, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

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
      status: optionParam(search, 'status', RECRUITER_JOB_STATUSES),
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
export const JOB_STATUS_LABELS = { ...statusTexts, 'Not Active': jobsTexts.inactive };

/** What a job that is closed or deleted leaves open. */
export interface OpenWork {
  /** Applications without an answer. */
  unanswered: number;
  /** Interviews that are ahead or have no result. */
  interviews: number;
  offers: number;
}

export const NOTHING_OPEN: OpenWork = { unanswered: 0, interviews: 0, offers: 0 };

/** Counts what is open. If counting fails, closing or deleting a job is still possible. */
export const countOpen = async ({ _id, applications }: Job): Promise<OpenWork> => {
  if (!applications) return NOTHING_OPEN;
  const count = async (which: CallOptions<'listApplications'>['query']): Promise<number> => {
    const counted = await settle(load(read('listApplications', { query: { jobId: [_id], limit: 1, ...which } })));
    return counted.ok ? counted.data.total : 0;
  };
  const [unanswered, interviews, offers] = await Promise.all([
    count({ waiting: 0 }),
    count(STAGE_QUERIES.interview),
    count(STAGE_QUERIES.offered),
  ]);
  return { unanswered, interviews, offers };
};
