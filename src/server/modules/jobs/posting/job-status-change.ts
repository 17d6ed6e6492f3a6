import type { JobStatus } from '#contract/vocabularies.ts';
import { Problem } from '#server/problem.ts';
import { isFrozen, statusRefusal } from './job-policy.ts';
import type { JobChanges, JobRow } from './jobs.store.ts';
import type { JobKeeper } from './lock-own-job.ts';

/**
 * Builds the columns for a new status. Freezing stores the previous status, which unfreezing restores, and the reason
 * shown to the owner.
 * @throws STATUS_FOR_ADMINS_ONLY when a recruiter moves a job into or out of an administrator's status
 */
export const statusColumns = (
  caller: JobKeeper,
  job: Pick<JobRow, 'status'>,
  to: JobStatus,
  reason = '',
): JobChanges => {
  const refusal = statusRefusal(caller.kind, job.status, to);
  if (refusal) throw new Problem(refusal);
  if (!isFrozen(to)) return { status: to, statusReason: null, statusBeforeFreeze: null };
  return {
    status: to,
    ...(reason && { statusReason: reason }),
    ...(!isFrozen(job.status) && { statusBeforeFreeze: job.status }),
  };
};
