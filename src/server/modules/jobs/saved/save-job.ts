import { dayInIndia } from '#contract/rules.ts';
import type { SavedJob } from '#contract/saved.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import { publicState } from '../posting/job-policy.ts';
import { findJobForApplying } from '../posting/jobs.store.ts';
import { savedJobView } from './saved-job-view.ts';
import { findKeptJobs, insertKept } from './saved-jobs.store.ts';

/**
 * Saves a job by record id or readable id; a second time changes nothing.
 * @throws NOT_FOUND when the job is not public, GONE when its page has expired
 */
export const saveJob = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId: candidateId }: CandidateCaller,
  { jobId: idOrCode }: { jobId: string },
): Promise<SavedJob> =>
  db.transaction(async (tx) => {
    const createdAt = now();
    const today = dayInIndia(createdAt);
    if ((await holdAccounts(tx, [candidateId])).length === 0) throw new Problem('SIGNED_OUT');
    const job = await findJobForApplying(tx, idOrCode);
    const state = job ? publicState(job, today) : 'hidden';
    if (!job || state === 'hidden') throw new Problem('JOB_NOT_FOUND');
    if (state === 'gone') throw new Problem('GONE');
    await insertKept(tx, { candidateId, jobId: job.id, createdAt });
    const { items } = await findKeptJobs(tx, { candidateId, jobIds: [job.id], today, page: 1, limit: 1 });
    const [kept] = items;
    if (!kept) throw new Error('The kept job did not come back.');
    return savedJobView(kept, today);
  });
