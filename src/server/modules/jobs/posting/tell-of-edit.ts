import type { JobFacts } from '#contract/shown-facts.ts';
import type { Transaction } from '#server/database/client.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import type { JobRow } from './jobs.store.ts';
import { aboutJob, type TellDeps } from './tell-of-freezing.ts';

export interface Edited {
  /** The job after the edit. */
  job: JobRow;
  jobWas: JobFacts;
  jobNow: JobFacts;
  at: Date;
}

/** An edit whose recruiter is notified. */
interface Owned extends Edited {
  email: string;
  recruiterId: string;
}

const editOf = ({ job, jobWas, jobNow }: Edited) => ({ ...aboutJob(job), jobWas, jobNow });

/** Notifies the recruiters when an administrator edits jobs. Several jobs of a recruiter share one email. */
export const tellOfEdits = async (
  { queue, settings: { publicUrl } }: TellDeps,
  tx: Transaction,
  edits: readonly Edited[],
): Promise<void> => {
  const owned = edits.flatMap((edit): Owned[] => {
    const { contactEmail: email, recruiterId } = edit.job;
    return email && recruiterId ? [{ ...edit, email, recruiterId }] : [];
  });
  for (const [to, [first, ...others]] of Map.groupBy(owned, ({ email }) => email)) {
    if (!first) continue;
    const about = { to, publicUrl };
    const mail =
      others.length === 0
        ? mailOf('jobEdited', { ...about, ...editOf(first) })
        : mailOf('jobsEdited', { ...about, jobs: [first, ...others].map(editOf) });
    await queue.send(tx, 'mail', mail);
  }
  await tell(
    tx,
    owned.map(({ job, recruiterId, jobWas, jobNow, at }) => ({
      kind: 'own_job_edited',
      to: recruiterId,
      jobId: job.id,
      says: { jobTitle: job.title, jobWas, jobNow },
      at,
    })),
  );
};
