import type { BestJob } from '#contract/fit.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import { bestJobs } from './best-jobs.ts';
import type { FitDeps } from './fit-deps.ts';
import { findMailed, holdMailed, insertMailed, wasMailedSince } from './mailed-jobs.store.ts';

/**
 * Jobs considered, from the top of the list: once all of these are emailed, the next email waits for a new one among
 * them.
 */
const LOOKED_AT = 20;
/** Jobs per email. */
const MOST = 5;

/**
 * Finds the best jobs of a candidate's list that they have not been emailed. Uses data in this process's memory, so no
 * transaction may wait for it.
 */
export async function unmailedJobs(deps: FitDeps, accountId: string): Promise<BestJob[]> {
  const { items } = await bestJobs(deps, { accountId }, { page: 1, limit: LOOKED_AT });
  const ids = items.map(({ job }) => job._id);
  const mailed = ids.length > 0 ? await findMailed(deps.db, accountId, ids) : new Set();
  return items.filter(({ job }) => !mailed.has(job._id)).slice(0, MOST);
}

/**
 * Returns which of the jobs to email in this transaction, and records them: each is emailed once, and none on a day
 * when the candidate has already been emailed jobs, however often and on however many servers this runs.
 */
export async function takeUnmailedJobs(
  tx: Transaction,
  { now }: Pick<FitDeps, 'now'>,
  { accountId: candidateId, jobs }: { accountId: string; jobs: readonly BestJob[] },
): Promise<BestJob[]> {
  if (jobs.length === 0) return [];
  await holdMailed(tx, candidateId);
  const mailedAt = now();
  const today = new Date(`${dayInIndia(mailedAt)}T00:00:00+05:30`);
  if (await wasMailedSince(tx, candidateId, today)) return [];
  const noted = await insertMailed(tx, { candidateId, jobIds: jobs.map(({ job }) => job._id), mailedAt });
  return jobs.filter(({ job }) => noted.has(job._id));
}
