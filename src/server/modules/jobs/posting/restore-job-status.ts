import { JOB_STATUSES } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { auditJobAction } from './audit-job-action.ts';
import { changeJob } from './jobs.store.ts';
import { lockOwnJob } from './lock-own-job.ts';
import { type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';

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
 * Restores the status that a job had before a bulk change. The caller purges the shared pages.
 * @throws Problem JOB_CHANGED_SINCE when the job was changed since
 */
export const restoreJobStatus = async (
  deps: Pick<Deps, 'now'> & TellDeps,
  tx: Transaction,
  by: AdminCaller,
  { id, from, batchId, detail }: Restored,
): Promise<void> => {
  const status = statusNamed(from);
  if (!status) throw new Error(`${from} is no status of a job.`);
  const job = await lockOwnJob(tx, by, id);
  if (job.version !== Number(detail?.version)) throw new Problem('JOB_CHANGED_SINCE');
  const at = deps.now();
  const statusReason = typeof detail?.reason === 'string' ? detail.reason : null;
  const statusBeforeFreeze = statusNamed(detail?.beforeFreeze) ?? null;
  await changeJob(tx, id, { status, statusReason, statusBeforeFreeze }, at);
  await auditJobAction(tx, by, { action: 'job_status_changed', job, from: job.status, to: status, batchId, at });
  await tellOfFreezing(deps, tx, { job, to: status, reason: statusReason ?? '', at });
};
