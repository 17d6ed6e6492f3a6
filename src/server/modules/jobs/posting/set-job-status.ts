import type { BulkChanged, JobsStatusChange } from '#contract/bulk.ts';
import type { Job, JobStatusChange } from '#contract/jobs.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { changeMany } from '#server/modules/bulk/public.ts';
import { Problem } from '#server/problem.ts';
import { jobView } from '../search/job-view.ts';
import { auditJobAction } from './audit-job-action.ts';
import { isFrozen, statusRefusal } from './job-policy.ts';
import { changeJob, findJob, type JobChanges, type JobRow } from './jobs.store.ts';
import { type JobKeeper, lockOwnJob } from './lock-own-job.ts';
import type { StatusChange, TellDeps } from './tell-of-freezing.ts';
import { tellOfJobPages } from './tell-of-job-pages.ts';
import { tellOfStatus } from './tell-of-status.ts';

/**
 * Opens, closes or freezes a job, and notifies its recruiter when an administrator does. Setting the current status
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
    await tellOfStatus(deps, tx, caller, [{ job: before, to: jobStatus, reason, at }]);
    return findJob(tx, id, 'everybody');
  });
  if (!job) throw new Problem('NOT_FOUND');
  tellOfJobPages(deps.pageCache, [job.id], job.status);
  return jobView(job, caller);
};

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
  const changed: StatusChange[] = [];
  const changeOne = async (tx: Transaction, id: string, batchId: string) => {
    const before = await lockOwnJob(tx, caller, id);
    const changes = statusColumns(caller, before, jobStatus, reason);
    if (before.status === jobStatus) return undefined;
    await changeJob(tx, id, changes, at);
    const act = { job: before, from: before.status, to: jobStatus, reason, at, batchId };
    await auditJobAction(tx, caller, { action: 'job_status_changed', ...act });
    changed.push({ job: before, to: jobStatus, reason, at });
    const { status, statusReason, statusBeforeFreeze, version } = before;
    return { from: status, detail: { reason: statusReason, beforeFreeze: statusBeforeFreeze, version: version + 1 } };
  };
  const answer = await changeMany(deps, many, changeOne, (tx) => tellOfStatus(deps, tx, caller, changed));
  tellOfJobPages(deps.pageCache, answer.changed, jobStatus);
  return answer;
};

/**
 * Builds the columns for a new status. Freezing stores the previous status, which unfreezing restores, and the reason
 * shown to the owner.
 * @throws STATUS_FOR_ADMINS_ONLY when a recruiter moves a job into or out of an administrator's status, RECRUITER_LEFT
 *   when a job whose recruiter deleted the account would open
 */
export const statusColumns = (
  caller: JobKeeper,
  job: Pick<JobRow, 'status' | 'recruiterId' | 'forNobody'>,
  to: JobStatus,
  reason = '',
): JobChanges => {
  const refusal = statusRefusal(caller.kind, job, to);
  if (refusal) throw new Problem(refusal);
  if (!isFrozen(to)) return { status: to, statusReason: null, statusBeforeFreeze: null };
  return {
    status: to,
    ...(reason && { statusReason: reason }),
    ...(!isFrozen(job.status) && { statusBeforeFreeze: job.status }),
  };
};
