import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { announceMany } from '#server/modules/stream/public.ts';
import { BATCH, inBatches } from './in-batches.ts';
import { findReadersOf, type OpenApplication, openApplicationsAfter } from './taken-down.store.ts';

/** What shows that a job is taken down, or shows it no longer. */
const TOPICS = ['applications', 'interviews', 'offers', 'saved', 'conversations', 'jobs'] as const;

/**
 * Updates the open pages of everyone who applied for the job or saved it. Then notifies candidates with open applications
 * when the job is taken down, alone or with its recruiter, or deleted by an administrator, and when that ends; those with
 * an interview ahead or an offer also by email. Compares the current state with the last notice to each candidate: a job
 * restored before anyone was notified causes no notices, and who was warned is not warned again. Runs in the queue, so
 * that no administrator waits for thousands of notices.
 */
export const tellOfTakenDown = async (
  { db, queue, settings, now }: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  of: QueueJobs['tell-of-taken-down'],
  batch = BATCH,
): Promise<void> => {
  const readers = Map.groupBy(await findReadersOf(db, of), ({ jobId }) => jobId);
  await announceMany(
    db,
    [...readers].map(([subject, some]) => ({ subject, accounts: some.map(({ candidateId }) => candidateId) })),
    TOPICS,
  );
  await inBatches(db, batch, async (tx, after) => {
    const at = now();
    const open = await openApplicationsAfter(tx, of, { after, limit: batch, now: at });
    const news = open.flatMap((application) => newsOf(application, at));
    await tell(
      tx,
      news.map(({ notice }) => notice),
    );
    await queue.sendMany(
      tx,
      'mail',
      news.flatMap((one) => mailAbout(one, settings.publicUrl)),
    );
    return open;
  });
};

interface News {
  application: OpenApplication;
  notice: NewNotice;
}

const newsOf = (application: OpenApplication, at: Date): News[] => {
  const { id, candidateId, jobId, jobTitle, companyName, lastId } = application;
  const kind = nextKind(application);
  if (!candidateId || !kind) return [];
  // Keyed by the previous notice, so that a second run adds nothing.
  const once = `${id} ${lastId ?? ''}`;
  const says = { jobTitle, companyName };
  return [{ application, notice: { to: candidateId, kind, says, jobId, applicationId: id, once, at } }];
};

type Kind = 'job_taken_down' | 'job_put_back' | 'job_deleted' | 'job_warning_over';

/** What the candidate does not know yet, if anything, from the last notice to them. */
const nextKind = ({ takenDown, deleted, deletedByAdmin, lastKind }: OpenApplication): Kind | undefined => {
  const isWarned = lastKind === 'job_taken_down' || lastKind === 'job_deleted';
  if (takenDown) return isWarned ? undefined : deletedByAdmin ? 'job_deleted' : 'job_taken_down';
  return isWarned ? (deleted ? 'job_warning_over' : 'job_put_back') : undefined;
};

const mailAbout = ({ application, notice }: News, publicUrl: string) => {
  const {
    id: applicationId,
    email: to,
    jobTitle,
    companyName,
    deleted,
    deletedByAdmin,
    expects,
    startsAt,
  } = application;
  if (!expects) return [];
  const about = { to, publicUrl, applicationId, jobTitle, companyName, deleted, expects };
  return notice.kind === 'job_taken_down' || notice.kind === 'job_deleted'
    ? [mailOf('jobRemoved', { ...about, deletedByAdmin })]
    : [mailOf('jobBack', { ...about, startsAt })];
};
