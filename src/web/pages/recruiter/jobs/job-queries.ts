import type { CallOutput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { statusTexts } from '#texts/components.ts';
import { jobsTexts } from '#texts/recruiter.ts';
import { load, read } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { optionParam, pageIn, textParam } from '#web/pages/recruiter/addresses.ts';

export type Job = CallOutput<'listJobs'>[number];
export type JobStats = CallOutput<'jobStats'>;

/** Rows of a page. */
export const PAGE_SIZE = 25;

/** Within so many days a job can be asked for that is about to close. */
export const CLOSING_DAYS = ['7', '14', '30'] as const;

/** One page of the own jobs under the filters of an address. */
export const listQuery = (search: URLSearchParams) => {
  const closing = optionParam(search, 'closing', CLOSING_DAYS);
  return read('listJobs', {
    query: {
      own: true,
      q: textParam(search, 'q')?.slice(0, LIMITS.title),
      status: optionParam(search, 'status', RECRUITER_JOB_STATUSES),
      role: textParam(search, 'title'),
      industry: textParam(search, 'industry'),
      place: textParam(search, 'location'),
      closing: closing && Number(closing),
      // Whoever asks what closes wants the next one first.
      sort: closing ? 'deadline' : undefined,
      page: pageIn(search),
      limit: PAGE_SIZE,
    },
  });
};

/** Over all own jobs: how many there are, and what the filters offer. */
export const STATS = read('jobStats', {});

/** The statuses of a job as its recruiter's filter calls them, wherever they stand beside it. */
export const JOB_STATUS_LABELS = { ...statusTexts, 'Not Active': jobsTexts.inactive };

/** How many have no answer yet. Where it cannot be counted, nobody is kept from closing or deleting a job. */
export const countUnanswered = async ({ _id }: Job): Promise<number> => {
  const pending = read('listApplications', { query: { jobId: [_id], status: ['pending'], limit: 1 } });
  const counted = await settle(load(pending));
  return counted.ok ? counted.data.total : 0;
};
