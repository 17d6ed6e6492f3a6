import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { jobView } from '../search/job-view.ts';
import { auditJobAction } from './audit-job-action.ts';
import { changeJob } from './jobs.store.ts';
import { type JobKeeper, lockOwnJob } from './lock-own-job.ts';
import { tellOfDeletion } from './tell-of-deletion.ts';
import type { TellDeps } from './tell-of-freezing.ts';
import { tellOfJobPages } from './tell-of-job-pages.ts';

/**
 * Deletes a job for everybody; its applications stay. Its recruiter and the applicants are notified when an
 * administrator deletes it.
 *
 * @throws Problem STALE_VERSION with the newer job when `ifMatch` is no longer its version
 */
export const deleteJob = async (
  { db, now, pageCache, ...deps }: Pick<Deps, 'db' | 'now' | 'pageCache'> & TellDeps,
  caller: JobKeeper,
  { id, ifMatch }: { id: string; ifMatch?: number | undefined },
): Promise<{ message: string }> => {
  const at = now();
  const deletedId = await db.transaction(async (tx) => {
    const job = await lockOwnJob(tx, caller, id);
    if (ifMatch !== undefined && ifMatch !== job.version)
      throw new Problem('STALE_VERSION', { current: jobView(job, caller) });
    await changeJob(tx, id, { deletedAt: at }, at);
    // Applicants are not notified when recruiters delete their own jobs.
    if (caller.kind !== 'recruiter') await tellOfDeletion(deps, tx, { job, at });
    await auditJobAction(tx, caller, { action: 'job_deleted', job, from: job.status, at });
    return job.id;
  });
  tellOfJobPages(pageCache, [deletedId], 'deleted');
  return { message: answerTexts.jobDeleted };
};
