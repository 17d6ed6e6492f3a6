import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { type OpenApplication, openApplicationsAfter } from './taken-down.store.ts';

/** Applications processed per transaction. */
const BATCH = 500;

/**
 * Notifies candidates with open applications when the job is taken down, alone or with its recruiter, and when it is
 * restored. Compares the current state with the last notice to each candidate: a job restored before anyone was
 * notified causes no notices. Runs in the queue, so that no administrator waits for thousands of notices.
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
  // Deleted jobs are never restored.
  if (!candidateId || down === told || (!down && deleted)) return [];
  const kind = down ? 'job_taken_down' : 'job_put_back';
  // Keyed by the previous notice, so that a second run adds nothing.
  const once = `${id} ${lastId ?? ''}`;
  return [{ to: candidateId, kind, says: { jobTitle, companyName }, jobId, applicationId: id, once, at }];
};
