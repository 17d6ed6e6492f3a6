import type { JobStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { type ChangedValues, recordAudit } from '#server/modules/audit/public.ts';
import type { JobRow } from './jobs.store.ts';
import type { JobKeeper } from './lock-own-job.ts';

interface JobAction {
  action: 'job_edited' | 'job_status_changed' | 'job_deleted';
  job: JobRow;
  from?: JobStatus;
  to?: JobStatus;
  reason?: string;
  values?: ChangedValues | undefined;
  batchId?: string;
  at: Date;
}

/**
 * Records an action on a job and its actor. Reasons and texts may name people, so they are deleted with the recruiter
 * concerned.
 */
export const auditJobAction = async (
  executor: Executor,
  { accountId, userCode, kind }: JobKeeper,
  { action, job, from, to, reason, values, batchId, at }: JobAction,
): Promise<void> => {
  await recordAudit(executor, {
    actor: { id: accountId, code: userCode, kind: kind === 'recruiter' ? 'recruiter' : 'admin' },
    action,
    subject: { kind: 'job', id: job.id, code: job.jobCode },
    from,
    to,
    batchId,
    ...(reason && { reason }),
    values,
    about: job.recruiterId,
    at,
  });
};
