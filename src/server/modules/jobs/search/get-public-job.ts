import { dayInIndia } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { publicState } from '../posting/job-policy.ts';
import { findJob } from '../posting/jobs.store.ts';

/**
 * Returns the job that visitors read, open or ended, by record id or readable id.
 * @throws GONE when it was taken down, NOT_FOUND when it was never public
 */
export const getPublicJob = async (
  executor: Executor,
  id: string,
  now: Date,
): Promise<{ id: string; title: string; companyName: string }> => {
  const job = await findJob(executor, id);
  const state = job ? publicState(job, dayInIndia(now)) : 'hidden';
  if (state === 'gone') throw new Problem('GONE');
  if (!job || state === 'hidden') throw new Problem('NOT_FOUND');
  return { id: job.id, title: job.title, companyName: job.companyName };
};
