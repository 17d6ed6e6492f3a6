import type { Transaction } from '#server/database/client.ts';
import { type CheckedJob, checkForFraud } from '#server/modules/trust/public.ts';
import { changeJob, findJobs, insertJobs, type JobChanges, type JobRow, type NewJob } from './jobs.store.ts';

type Writing = { add: readonly NewJob[] } | { id: string; changes: JobChanges; at: Date };

/**
 * Writes jobs and returns their stored rows, without import rows that exist already. Posting, editing and importing all
 * go through here, so checks of every posting are done here once.
 */
export const writeJobs = async (tx: Transaction, writing: Writing): Promise<JobRow[]> => {
  if ('add' in writing) {
    const added = await findJobs(tx, await insertJobs(tx, writing.add));
    await checkForFraud(tx, added.map(checkedJob));
    return added;
  }
  await changeJob(tx, writing.id, writing.changes, writing.at);
  const changed = await findJobs(tx, [writing.id]);
  await checkForFraud(tx, changed.map(checkedJob));
  return changed;
};

/** An imported job's contact address is not the company's, so it proves nothing. */
const checkedJob = ({ contactEmail, importKey, updatedAt, ...job }: JobRow): CheckedJob => ({
  ...job,
  contactEmail: importKey === null ? (contactEmail ?? undefined) : undefined,
  writtenAt: updatedAt,
});
