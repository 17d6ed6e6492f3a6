import { JOB_STATUSES, type JobStatus } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { auditJobAction } from './audit-job-action.ts';
import { isFrozen, statusRefusal } from './job-policy.ts';
import { changeJob, findJobForUpdate } from './jobs.store.ts';
import { lockOwnJob } from './lock-own-job.ts';
import { statusColumns } from './set-job-status.ts';
import { type StatusChange, type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';

interface Freezing {
  id: string;
  /** Reason for a freeze; the job's owner reads it. */
  reason: string;
  /** Produces the reason in each language for reasons written by the portal. */
  wording?: (() => string) | undefined;
  at: Date;
}

const move = async (
  deps: TellDeps,
  tx: Transaction,
  by: AdminCaller,
  { id, reason, wording, at }: Freezing,
  target: (before: { status: JobStatus; statusBeforeFreeze: JobStatus | null }) => JobStatus,
): Promise<JobStatus | undefined> => {
  const job = await lockOwnJob(tx, by, id);
  const to = target(job);
  if (to === job.status) return undefined;
  await changeJob(tx, id, statusColumns(by, job, to, reason), at);
  await auditJobAction(tx, by, { action: 'job_status_changed', job, from: job.status, to, reason, at });
  await tellOfFreezing(deps, tx, [{ job, to, reason: wording ?? reason, at }]);
  return to;
};

/**
 * Hides a job from the public with a reason and notifies its recruiter. The caller that commits the transaction purges
 * the shared pages.
 * @returns the new status; undefined when it was frozen already
 * @throws Problem NOT_FOUND for a job that is missing or deleted
 */
export const freezeJob = (
  deps: TellDeps,
  tx: Transaction,
  by: AdminCaller,
  freezing: Freezing,
): Promise<JobStatus | undefined> =>
  move(deps, tx, by, freezing, ({ status }) => (isFrozen(status) ? status : 'Block'));

/** Restores the status that a frozen job had before; undefined when it was not frozen. Otherwise like `freezeJob`. */
export const unfreezeJob = (
  deps: TellDeps,
  tx: Transaction,
  by: AdminCaller,
  freezing: Freezing,
): Promise<JobStatus | undefined> =>
  move(deps, tx, by, freezing, ({ status, statusBeforeFreeze }) =>
    isFrozen(status) ? (statusBeforeFreeze ?? 'Not Active') : status,
  );

interface Restored {
  id: string;
  from: string;
  /** The bulk change being undone. */
  batchId: string;
  /** Saved by the bulk change: reason and frozen status before, and the version after. */
  detail: Readonly<Record<string, unknown>> | null | undefined;
}

const statusNamed = (value: unknown) => JOB_STATUSES.find((one) => one === value);

/**
 * Restores the status that a job had before a bulk change. The caller purges the shared pages and passes what is
 * returned, for all of its jobs together, to `tellOfStatus`.
 * @throws Problem JOB_GONE when the job was deleted since, JOB_CHANGED_SINCE when it was changed,
 *   RECRUITER_LEFT when it would open without its recruiter
 */
export const restoreJobStatus = async (
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  by: AdminCaller,
  { id, from, batchId, detail }: Restored,
): Promise<StatusChange> => {
  const status = statusNamed(from);
  if (!status) throw new Error(`${from} is no status of a job.`);
  const job = await findJobForUpdate(tx, id);
  if (!job) throw new Problem('JOB_GONE');
  if (job.version !== Number(detail?.version)) throw new Problem('JOB_CHANGED_SINCE');
  const refusal = statusRefusal(by.kind, job, status);
  if (refusal) throw new Problem(refusal);
  const at = deps.now();
  const statusReason = typeof detail?.reason === 'string' ? detail.reason : null;
  const statusBeforeFreeze = statusNamed(detail?.beforeFreeze) ?? null;
  await changeJob(tx, id, { status, statusReason, statusBeforeFreeze }, at);
  await auditJobAction(tx, by, { action: 'job_status_changed', job, from: job.status, to: status, batchId, at });
  return { job, to: status, reason: statusReason ?? '', at };
};
