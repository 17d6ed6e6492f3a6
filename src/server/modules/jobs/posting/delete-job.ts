import type { Deps } from '#server/deps.ts';
import { changeJob } from './jobs.store.ts';
import { type JobKeeper, lockOwnJob } from './lock-own-job.ts';
import { recordJobAct } from './record-job-act.ts';

/** Deletes a job for everybody; its applications stay. */
export const deleteJob = async (
  { db, now, sharedPages }: Pick<Deps, 'db' | 'now' | 'sharedPages'>,
  caller: JobKeeper,
  { id }: { id: string },
): Promise<{ message: string }> => {
  const at = now();
  await db.transaction(async (tx) => {
    const job = await lockOwnJob(tx, caller, id);
    await changeJob(tx, id, { deletedAt: at }, at);
    await recordJobAct(tx, caller, { action: 'job_deleted', job, from: job.status, at });
  });
  sharedPages.clear();
  return { message: 'Job deleted successfully!' };
};
