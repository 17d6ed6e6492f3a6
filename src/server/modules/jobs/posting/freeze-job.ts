import type { JobStatus } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { auditJobAction } from './audit-job-action.ts';
import { isFrozen } from './job-policy.ts';
import { statusColumns } from './job-status-change.ts';
import { changeJob } from './jobs.store.ts';
import { lockOwnJob } from './lock-own-job.ts';
import { type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';

interface Freezing {
  id: string;
  /** Of a freezing: its owner reads it. */
  reason: string;
  /** Words the reason in each language, where the portal writes it. */
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
  await tellOfFreezing(deps, tx, { job, to, reason: wording ?? reason });
  return to;
};

/**
 * Takes a job from the public, with its reason, and tells its recruiter. Whoever commits the transaction
 * clears the shared pages.
 * @returns the new status; nothing when it was frozen already
 * @throws Problem NOT_FOUND for a job that is not there or deleted
 */
export const freezeJob = (
  deps: TellDeps,
  tx: Transaction,
  by: AdminCaller,
  freezing: Freezing,
): Promise<JobStatus | undefined> =>
  move(deps, tx, by, freezing, ({ status }) => (isFrozen(status) ? status : 'Block'));

/** Gives a frozen job the status that it had before; nothing when it was not frozen. Otherwise as `freezeJob`. */
export const unfreezeJob = (
  deps: TellDeps,
  tx: Transaction,
  by: AdminCaller,
  freezing: Freezing,
): Promise<JobStatus | undefined> =>
  move(deps, tx, by, freezing, ({ status, statusBeforeFreeze }) =>
    isFrozen(status) ? (statusBeforeFreeze ?? 'Not Active') : status,
  );
