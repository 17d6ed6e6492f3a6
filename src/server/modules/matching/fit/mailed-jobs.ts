import type { BestJob } from '#contract/fit.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import { bestJobs } from './best-jobs.ts';
import type { FitDeps } from './fit-deps.ts';
import { findMailed, holdMailed, insertMailed, wasMailedSince } from './mailed-jobs.store.ts';

/** As far as the list is mailed: once these are known, a mail waits for a job that comes among them. */
const LOOKED_AT = 20;
/** Jobs in one mail. */
const MOST = 5;

/** The best of a candidate's list that they have not been mailed. It asks what this process keeps, so no transaction may wait for it. */
export async function unmailedJobs(deps: FitDeps, accountId: string): Promise<BestJob[]> {
  const { items } = await bestJobs(deps, { accountId }, { page: 1, limit: LOOKED_AT });
  const ids = items.map(({ job }) => job._id);
  const mailed = ids.length > 0 ? await findMailed(deps.db, accountId, ids) : new Set();
  return items.filter(({ job }) => !mailed.has(job._id)).slice(0, MOST);
}

/**
 * Those of them that go out with a mail of this transaction; each once, and none once the candidate has been mailed
 * today, however often and on however many servers this runs.
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
