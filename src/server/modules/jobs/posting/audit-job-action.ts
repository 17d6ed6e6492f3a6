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

/** Writes down what was done to a job, by whom. A reason or a text may name people, so it goes with the recruiter whom it is about. */
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
