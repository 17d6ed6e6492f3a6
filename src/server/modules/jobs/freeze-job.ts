import type { JobStatus } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { isFrozen } from './job-policy.ts';
import { statusColumns } from './job-status-change.ts';
import { changeJob } from './jobs.store.ts';
import { lockOwnJob } from './lock-own-job.ts';
import { recordJobAct } from './record-job-act.ts';

interface Freezing {
  id: string;
  /** Of a freezing: its owner reads it. */
  reason: string;
  at: Date;
}

const move = async (
  tx: Transaction,
  by: AdminCaller,
  { id, reason, at }: Freezing,
  target: (before: { status: JobStatus; statusBeforeFreeze: JobStatus | null }) => JobStatus,
): Promise<JobStatus | undefined> => {
  const job = await lockOwnJob(tx, by, id);
  const to = target(job);
  if (to === job.status) return undefined;
  await changeJob(tx, id, statusColumns(by, job, to, reason), at);
  await recordJobAct(tx, by, { action: 'job_status_changed', job, from: job.status, to, reason, at });
  return to;
};

/**
 * Takes a job from the public, with its reason. Whoever commits the transaction
 * clears the shared pages.
 * @returns the new status; nothing when it was frozen already
 * @throws Problem NOT_FOUND for a job that is not there or deleted
 */
export const freezeJob = (tx: Transaction, by: AdminCaller, freezing: Freezing): Promise<JobStatus | undefined> =>
  move(tx, by, freezing, ({ status }) => (isFrozen(status) ? status : 'Block'));

/** Gives a frozen job the status that it had before; nothing when it was not frozen. Otherwise as `freezeJob`. */
export const unfreezeJob = (tx: Transaction, by: AdminCaller, freezing: Freezing): Promise<JobStatus | undefined> =>
  move(tx, by, freezing, ({ status, statusBeforeFreeze }) =>
    isFrozen(status) ? (statusBeforeFreeze ?? 'Not Active') : status,
  );
