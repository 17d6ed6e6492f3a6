import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { tell } from '#server/modules/notices/public.ts';
import { findJobToTell, followersAfter } from './follows.store.ts';

/** Notices per transaction. */
const BATCH = 1_000;

/**
 * Notifies followers of a company's new job under its own name, once, while the job is open and the company verified.
 * Runs in the queue: posting a job must not wait for a hundred thousand notices.
 */
export async function tellFollowers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { jobId }: QueueJobs['tell-followers'],
): Promise<void> {
  const job = await findJobToTell(db, jobId);
  if (!job) return;
  const { companyId, jobTitle, companyName } = job;
  let after: string | undefined;
  for (;;) {
    const followers = await followersAfter(db, companyId, after, BATCH);
    if (followers.length === 0) return;
    const news = { kind: 'company_job', jobId, aboutId: companyId, says: { jobTitle, companyName } } as const;
    await db.transaction((tx) =>
      tell(
        tx,
        followers.map((to) => ({ ...news, to, at: now(), once: `company_job:${jobId}` })),
      ),
    );
    after = followers.at(-1);
  }
}
