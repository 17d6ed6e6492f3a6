import type { JobQuery } from '#contract/job-search.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import { listNewJobs } from './job-lists.store.ts';
import { posterOf } from './job-view.ts';
import { withTowns } from './states.ts';

/** Fields of a job in an email. */
export interface NewJob {
  jobId: string;
  title: string;
  companyName: string;
  postedByCompany: string | null;
  location: string;
}

/**
 * Returns the open jobs that the public list would find for the query, posted after `after` and up to `upTo`, newest
 * first, and their total; in a state, with its towns. `limit` is the most returned.
 */
export const newJobs = async (
  executor: Executor,
  { query, after, upTo, now, limit }: { query: JobQuery; after: Date; upTo: Date; now: Date; limit: number },
): Promise<Page<NewJob>> => {
  const { items, total } = await listNewJobs(executor, {
    query: { ...query, ...withTowns(query) },
    after,
    upTo,
    limit,
    clock: { now, today: dayInIndia(now) },
  });
  return {
    items: items.map((row) => ({
      jobId: row.jobCode,
      title: row.title,
      companyName: row.companyName,
      postedByCompany: posterOf(row).postedByCompany ?? null,
      location: row.location,
    })),
    total,
  };
};
