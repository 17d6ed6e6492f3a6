import type { Job, JobStatusChange } from '#contract/jobs.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { jobView } from '../search/job-view.ts';
import { auditJobAction } from './audit-job-action.ts';
import { statusColumns } from './job-status-change.ts';
import { changeJob, findJob } from './jobs.store.ts';
import { type JobKeeper, lockOwnJob } from './lock-own-job.ts';
import { type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';
import { tellOfJobPages } from './tell-of-job-pages.ts';

/**
 * Opens, closes or freezes a job, and notifies its recruiter when it is frozen or unfrozen. Setting the current status
 * again changes nothing.
 * @throws Problem STALE_VERSION with the newer job when `ifMatch` is outdated
 */
export const setJobStatus = async (
  deps: Pick<Deps, 'db' | 'now' | 'pageCache'> & TellDeps,
  caller: JobKeeper,
  { id, jobStatus, reason, ifMatch }: { id: string; ifMatch?: number | undefined } & JobStatusChange,
): Promise<Job> => {
  const at = deps.now();
  const job = await deps.db.transaction(async (tx) => {
    const before = await lockOwnJob(tx, caller, id);
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new Problem('STALE_VERSION', { current: jobView(before, caller) });
    const changes = statusColumns(caller, before, jobStatus, reason);
    if (before.status === jobStatus) return before;
    await changeJob(tx, id, changes, at);
    await auditJobAction(tx, caller, {
      action: 'job_status_changed',
      job: before,
      from: before.status,
      to: jobStatus,
      reason,
      at,
    });
    await tellOfFreezing(deps, tx, { job: before, to: jobStatus, reason, at });
    return findJob(tx, id, 'everybody');
  });
  if (!job) throw new Problem('NOT_FOUND');
  tellOfJobPages(deps.pageCache, [job.id], job.status);
  return jobView(job, caller);
};
