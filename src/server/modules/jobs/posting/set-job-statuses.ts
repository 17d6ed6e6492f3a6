import type { BulkChanged, JobsStatusChange } from '#contract/bulk.ts';
import type { Deps } from '#server/deps.ts';
import { changeMany } from '#server/modules/bulk/public.ts';
import { auditJobAction } from './audit-job-action.ts';
import { statusColumns } from './job-status-change.ts';
import { changeJob } from './jobs.store.ts';
import { type JobKeeper, lockOwnJob } from './lock-own-job.ts';
import { type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';
import { tellOfJobPages } from './tell-of-job-pages.ts';

/** Gives many jobs one status: a recruiter their own jobs and only the first three statuses, an administrator any. */
export const setJobStatuses = async (
  deps: Pick<Deps, 'db' | 'now' | 'pageCache'> & TellDeps,
  caller: JobKeeper,
  { ids, jobStatus, reason }: JobsStatusChange,
): Promise<BulkChanged> => {
  const at = deps.now();
  const many = {
    ids,
    actorId: caller.accountId,
    subjectKind: 'job',
    toValue: jobStatus,
  } as const;
  const answer = await changeMany(deps, many, async (tx, id, batchId) => {
    const before = await lockOwnJob(tx, caller, id);
    const changes = statusColumns(caller, before, jobStatus, reason);
    if (before.status === jobStatus) return undefined;
    await changeJob(tx, id, changes, at);
    const act = { job: before, from: before.status, to: jobStatus, reason, at, batchId };
    await auditJobAction(tx, caller, { action: 'job_status_changed', ...act });
    await tellOfFreezing(deps, tx, { job: before, to: jobStatus, reason, at });
    const { status, statusReason, statusBeforeFreeze, version } = before;
    return { from: status, detail: { reason: statusReason, beforeFreeze: statusBeforeFreeze, version: version + 1 } };
  });
  tellOfJobPages(deps.pageCache, answer.changed, jobStatus);
  return answer;
};
