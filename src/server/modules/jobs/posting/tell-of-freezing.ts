import type { JobStatus } from '#contract/vocabularies.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { isFrozen } from './job-policy.ts';
import type { JobRow } from './jobs.store.ts';

export type TellDeps = Pick<Deps, 'queue' | 'settings'>;

/** A job whose status is changed. */
export interface StatusChange {
  /** The job before. */
  job: JobRow;
  to: JobStatus;
  /** Reason for a freeze; one written by the portal is a function that words it in the reader's language. */
  reason?: string | (() => string) | undefined;
  at: Date;
}

/** A change whose recruiter is notified. */
interface Owned extends StatusChange {
  email: string;
  recruiterId: string;
}

/** What emails to its recruiter say about a job. */
export const aboutJob = ({ title, companyName, jobCode }: JobRow) => ({ jobTitle: title, companyName, jobCode });

/** One email to one address: its jobs are all taken down for the same reason, or all put back. */
const mailAbout = (first: Owned, others: readonly Owned[], publicUrl: string) => {
  const { email, job, to, reason } = first;
  const about = { to: email, publicUrl };
  if (others.length === 0) {
    return isFrozen(to)
      ? mailOf('jobTakenDown', { ...about, ...aboutJob(job), reason })
      : mailOf('jobUnblocked', { ...about, ...aboutJob(job), status: to });
  }
  const changes = [first, ...others];
  return isFrozen(to)
    ? mailOf('jobsTakenDown', { ...about, jobs: changes.map((one) => aboutJob(one.job)), reason })
    : mailOf('jobsUnblocked', { ...about, jobs: changes.map((one) => ({ ...aboutJob(one.job), status: one.to })) });
};

/**
 * Notifies the recruiters, and later the applicants, when an administrator freezes or unfreezes jobs in any way. Several
 * jobs of a recruiter share one email.
 */
export const tellOfFreezing = async (
  { queue, settings: { publicUrl } }: TellDeps,
  tx: Transaction,
  changes: readonly StatusChange[],
): Promise<void> => {
  const moved = changes.filter(({ job, to }) => isFrozen(job.status) !== isFrozen(to));
  for (const { job } of moved) await queue.send(tx, 'tell-of-taken-down', { jobId: job.id });
  // Applicants are not told of changes while a job is taken down.
  for (const { job, to } of moved) if (!isFrozen(to)) await queue.send(tx, 'tell-of-changed-job', { jobId: job.id });
  const owned = moved.flatMap(({ job, ...change }): Owned[] =>
    job.contactEmail && job.recruiterId
      ? [{ ...change, job, email: job.contactEmail, recruiterId: job.recruiterId }]
      : [],
  );
  const letters = Map.groupBy(owned, ({ email, to, reason }) => `${email} ${isFrozen(to) ? reason : 'unblocked'}`);
  for (const [first, ...others] of letters.values())
    if (first) await queue.send(tx, 'mail', mailAbout(first, others, publicUrl));
  await tell(
    tx,
    owned.map(({ job, to, recruiterId, at }) => ({
      kind: isFrozen(to) ? 'own_job_taken_down' : 'own_job_put_back',
      to: recruiterId,
      jobId: job.id,
      says: { jobTitle: job.title },
      at,
    })),
  );
};
