import type { Job } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Caller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { getJob } from './get-job.ts';
import { listOpenJobsById, listSimilarJobs } from './job-lists.store.ts';
import { jobView } from './job-view.ts';

const MOST = 6;

/** Returns open jobs similar to one that the caller may read, most similar first. */
export const similarJobs = async (
  deps: Pick<Deps, 'db' | 'now' | 'searchIndex'>,
  caller: Caller,
  { id }: { id: string },
): Promise<Job[]> => {
  const { _id, title, skills, location } = await getJob(deps, caller, { id });
  const now = deps.now();
  const clock = { now, today: dayInIndia(now) };
  const like = { id: _id, title, skills, location };
  const ids = await deps.searchIndex?.ask('similar', { like, most: MOST }, clock);
  const rows = ids
    ? await listOpenJobsById(deps.db, ids, clock)
    : await listSimilarJobs(deps.db, like, { clock, limit: MOST });
  return rows.map((row) => jobView(row, 'public'));
};
