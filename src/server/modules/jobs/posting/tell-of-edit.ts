import type { JobFacts } from '#contract/shown-facts.ts';
import type { Transaction } from '#server/database/client.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import type { JobRow } from './jobs.store.ts';
import { aboutJob, type TellDeps } from './tell-of-freezing.ts';

interface Edited {
  /** The job after the edit. */
  job: JobRow;
  jobWas: JobFacts;
  jobNow: JobFacts;
  at: Date;
}

/** Notifies the recruiter when an administrator edits a job. */
export const tellOfEdit = async (
  { queue, settings: { publicUrl } }: TellDeps,
  tx: Transaction,
  { job, jobWas, jobNow, at }: Edited,
): Promise<void> => {
  if (!job.contactEmail || !job.recruiterId) return;
  const about = { to: job.contactEmail, publicUrl, ...aboutJob(job), jobWas, jobNow };
  await queue.send(tx, 'mail', mailOf('jobEdited', about));
  const says = { jobTitle: job.title, jobWas, jobNow };
  await tell(tx, [{ kind: 'own_job_edited', to: job.recruiterId, jobId: job.id, says, at }]);
};
