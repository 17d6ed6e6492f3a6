import { dayInIndia } from '#contract/rules.ts';
import type { SavedJob, SavedJobQuery } from '#contract/saved.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { savedJobView } from './saved-job-view.ts';
import { findKeptJobs } from './saved-jobs.store.ts';

const BY_DEFAULT = 100;

/** Returns one page of the candidate's saved jobs that are still readable, last saved first. */
export const listSavedJobs = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { jobId, page, limit = BY_DEFAULT }: SavedJobQuery,
): Promise<Page<SavedJob>> => {
  const today = dayInIndia(now());
  const { items, total } = await findKeptJobs(db, {
    candidateId: caller.accountId,
    jobIds: jobId,
    today,
    page,
    limit,
  });
  return { items: items.map((kept) => savedJobView(kept, today)), total };
};
