import type { BulkUndone } from '#contract/bulk.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { refusedOne } from '#server/each-of-many.ts';
import { restoreAccountStatus } from '#server/modules/accounts/public.ts';
import { type ChangedItem, findAndLockBulkChange, findBulkItems, markUndone } from '#server/modules/bulk/public.ts';
import { restoreJobStatus, type StatusChange, tellOfStatus } from '#server/modules/jobs/public.ts';
import { isProblem, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';

const UNDO_MS = 10 * 60_000;

type UndoDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'settings' | 'pageCache'>;

/**
 * Undoes a bulk change: restores each item, unless somebody has changed it since. Once, within ten minutes, and only by
 * its author.
 *
 * @throws Problem UNDO_EXPIRED for anything else
 */
export async function undoBulkChange(
  deps: UndoDeps,
  caller: AdminCaller,
  { batchId }: { batchId: string },
): Promise<BulkUndone> {
  const undone = await deps.db.transaction(async (tx) => {
    const at = deps.now();
    const since = new Date(at.getTime() - UNDO_MS);
    const change = await findAndLockBulkChange(tx, { id: batchId, actorId: caller.accountId, since });
    if (!change) throw new Problem('UNDO_EXPIRED');
    const changed: string[] = [];
    const refused: BulkUndone['refused'] = [];
    const jobs: StatusChange[] = [];
    for (const item of await findBulkItems(tx, batchId)) {
      try {
        const job = await restore(deps, tx, caller, { ...change, batchId }, item);
        if (job) jobs.push(job);
        changed.push(item.id);
      } catch (error) {
        if (!isProblem(error)) throw error;
        refused.push(refusedOne(item.id, error));
      }
    }
    await tellOfStatus(deps, tx, caller, jobs);
    await markUndone(tx, batchId, at);
    return {
      message: answerTexts.undone({ count: changed.length, all: changed.length + refused.length }),
      changed,
      refused,
    };
  });
  // The undo may set any status, including ones that hide something.
  if (undone.changed.length > 0) deps.pageCache.purge(['all']);
  return undone;
}

/** Returns what changed of a job, whose recruiter is notified of all of them together. */
const restore = async (
  deps: UndoDeps,
  tx: Transaction,
  by: AdminCaller,
  { subjectKind, batchId }: { subjectKind: string; batchId: string },
  { id, from, detail }: Omit<ChangedItem, 'detail'> & { detail: ChangedItem['detail'] | null },
): Promise<StatusChange | undefined> => {
  if (subjectKind === 'job') return restoreJobStatus(deps, tx, by, { id, from, batchId, detail });
  if (subjectKind === 'candidate' || subjectKind === 'recruiter') {
    await restoreAccountStatus(deps, tx, by, { kind: subjectKind, id, from, batchId, detail });
    return undefined;
  }
  throw new Error(`Nothing is known of a bulk change of ${subjectKind}.`);
};
