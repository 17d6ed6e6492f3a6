import { randomUUID } from 'node:crypto';
import type { BulkChanged } from '#contract/bulk.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { eachOfMany } from '#server/each-of-many.ts';
import { answerTexts } from '#texts/answers.ts';
import { type ChangedItem, insertBulkChange } from './bulk-changes.store.ts';

interface Many {
  ids: readonly string[];
  actorId: string;
  subjectKind: 'job' | 'candidate' | 'recruiter';
  toValue: string;
}

/**
 * Changes many items one by one in one transaction. Rejected ones are returned with their reason, and the others
 * proceed. Changes are stored so that they can be undone.
 *
 * @param changeOne returns the item's previous state, or undefined when it needed no change
 * @param afterAll runs in the same transaction when all are changed
 */
export async function changeMany(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { ids, actorId, subjectKind, toValue }: Many,
  changeOne: (tx: Transaction, id: string, batchId: string) => Promise<Omit<ChangedItem, 'id'> | undefined>,
  afterAll?: (tx: Transaction) => Promise<void>,
): Promise<BulkChanged> {
  return db.transaction(async (tx) => {
    const batchId = randomUUID();
    const { done, refused } = await eachOfMany(ids, (id) => changeOne(tx, id, batchId));
    const changed = done.map(({ id, result }): ChangedItem => ({ id, ...result }));
    if (changed.length > 0)
      await insertBulkChange(tx, { id: batchId, actorId, subjectKind, toValue, at: now() }, changed);
    await afterAll?.(tx);
    return {
      message: answerTexts.manyChanged({ kind: subjectKind, count: changed.length }),
      ...(changed.length > 0 && { batchId }),
      changed: changed.map(({ id }) => id),
      refused,
    };
  });
}
