import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { type OpenApplication, openApplicationsAfter } from './taken-down.store.ts';

/** So many are told in one transaction. */
const BATCH = 500;

/**
 * Tells those whose application is open when its job was taken down, by itself or with its recruiter, and when it is back.
 * What is so now counts, beside what each was told last: a job that is put back before anyone was told tells nobody. Work
 * of the queue: no administrator waits for thousands of notices.
 */
export async function tellOfTakenDown(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  of: QueueJobs['tell-of-taken-down'],
  batch = BATCH,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const last = await db.transaction(async (tx) => {
      const open = await openApplicationsAfter(tx, of, after, batch);
      await tell(
        tx,
        open.flatMap((application) => newsOf(application, now())),
      );
      return open.length < batch ? undefined : open.at(-1)?.id;
    });
    if (!last) return;
    after = last;
  }
}

const newsOf = (
  { id, candidateId, jobId, jobTitle, companyName, ...state }: OpenApplication,
  at: Date,
): NewNotice[] => {
  const { down, deleted, lastKind, lastId } = state;
  const told = lastKind === 'job_taken_down';
  // What is deleted does not come back.
  if (!candidateId || down === told || (!down && deleted)) return [];
  const kind = down ? 'job_taken_down' : 'job_put_back';
  // Told after the same notice, it is the same news: a second run tells nothing.
  const once = `${id} ${lastId ?? ''}`;
  return [{ to: candidateId, kind, says: { jobTitle, companyName }, jobId, applicationId: id, once, at }];
};
