import type { Transaction } from '#server/database/client.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import type { JobRow } from './jobs.store.ts';
import { aboutJob, type TellDeps } from './tell-of-freezing.ts';

/** Notifies the recruiter, and later the applicants, when an administrator deletes a job. */
export const tellOfDeletion = async (
  { queue, settings: { publicUrl } }: TellDeps,
  tx: Transaction,
  { job, at }: { job: JobRow; at: Date },
): Promise<void> => {
  await queue.send(tx, 'tell-of-taken-down', { jobId: job.id });
  if (!job.contactEmail || !job.recruiterId) return;
  await queue.send(tx, 'mail', mailOf('jobDeleted', { to: job.contactEmail, publicUrl, ...aboutJob(job) }));
  const says = { jobTitle: job.title, jobCode: job.jobCode };
  await tell(tx, [{ kind: 'own_job_deleted', to: job.recruiterId, jobId: job.id, says, at }]);
};
