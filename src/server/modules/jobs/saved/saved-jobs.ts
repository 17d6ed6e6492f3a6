import { dayInIndia } from '#contract/rules.ts';
import type { SavedJob, SavedJobQuery, SavedListing } from '#contract/saved.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { publicState } from '../posting/job-policy.ts';
import { findJobForApplying, type JobRow } from '../posting/jobs.store.ts';
import { jobView } from '../search/job-view.ts';
import { deleteKept, findKeptJobs, insertKept } from './saved-jobs.store.ts';

const BY_DEFAULT = 100;

/** Returns one page of the candidate's saved jobs, last saved first. */
export const listSavedJobs = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { jobId, page, limit = BY_DEFAULT }: SavedJobQuery,
): Promise<Page<SavedListing>> => {
  const today = dayInIndia(now());
  const { items, total } = await findKeptJobs(db, {
    candidateId: caller.accountId,
    jobIds: jobId,
    today,
    page,
    limit,
  });
  return {
    items: items.map(
      ({ job, known, savedAt }): SavedListing =>
        job
          ? { ...savedJobView(job, savedAt, today), gone: false }
          : { ...known, savedAt: savedAt.toISOString(), closed: true, gone: true },
    ),
    total,
  };
};

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
    if (!kept?.job) throw new Error('The kept job did not come back.');
    return savedJobView(kept.job, kept.savedAt, today);
  });

/** Removes a saved job. The answer is the same for a job that was never saved or does not exist. */
export const unsaveJob = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: candidateId }: CandidateCaller,
  { jobId: idOrCode }: { jobId: string },
): Promise<{ message: string }> => {
  await deleteKept(db, { candidateId, idOrCode });
  return { message: answerTexts.jobUnsaved };
};

/** Returns a saved job as its candidate reads it on `today`, a day in Asia/Kolkata. */
const savedJobView = (job: JobRow, savedAt: Date, today: string): SavedJob => ({
  ...jobView(job, 'public'),
  savedAt: savedAt.toISOString(),
  closed: publicState(job, today) !== 'open',
});
