import type { JobStatus } from '#contract/vocabularies.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { isFrozen } from './job-policy.ts';
import type { JobRow } from './jobs.store.ts';

export type TellDeps = Pick<Deps, 'queue' | 'settings'>;

interface Freezing {
  /** The job before the change. */
  job: JobRow;
  to: JobStatus;
  /** Reason for a freeze; one written by the portal is a function that words it in the reader's language. */
  reason?: string | (() => string) | undefined;
  at: Date;
}

/**
 * Notifies the recruiter, and later the applicants, when an administrator freezes or unfreezes a job in any way; other
 * changes notify nobody.
 */
export const tellOfFreezing = async (
  { queue, settings: { publicUrl } }: TellDeps,
  tx: Transaction,
  { job, to, reason, at }: Freezing,
): Promise<void> => {
  if (isFrozen(job.status) === isFrozen(to)) return;
  await queue.send(tx, 'tell-of-taken-down', { jobId: job.id });
  if (!job.contactEmail || !job.recruiterId) return;
  const about = {
    to: job.contactEmail,
    publicUrl,
    jobTitle: job.title,
    companyName: job.companyName,
    jobCode: job.jobCode,
  };
  const mail = isFrozen(to)
    ? mailOf('jobTakenDown', { ...about, reason })
    : mailOf('jobUnblocked', { ...about, status: to });
  await queue.send(tx, 'mail', mail);
  const kind = isFrozen(to) ? 'own_job_taken_down' : 'own_job_put_back';
  await tell(tx, [{ kind, to: job.recruiterId, jobId: job.id, says: { jobTitle: job.title }, at }]);
};
