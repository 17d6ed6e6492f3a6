import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/client.ts';
import { bulkChangeItems, bulkChanges } from '#server/database/schema/audit.ts';

export interface ChangedItem {
  id: string;
  from: string;
  /** Further data needed to restore it. */
  detail?: Readonly<Record<string, unknown>>;
}

export const insertBulkChange = async (
  tx: Transaction,
  change: { id: string; actorId: string; subjectKind: string; toValue: string; at: Date },
  items: readonly ChangedItem[],
): Promise<void> => {
  const { at, ...values } = change;
  await tx.insert(bulkChanges).values({ ...values, createdAt: at });
  await tx
    .insert(bulkChangeItems)
    .values(items.map(({ id, from, detail }) => ({ batchId: change.id, subjectId: id, fromValue: from, detail })));
};

/** Locks this person's bulk change made since then and not undone, until the transaction ends. */
export const findAndLockBulkChange = async (
  tx: Transaction,
  { id, actorId, since }: { id: string; actorId: string; since: Date },
) => {
  const [change] = await tx
    .select({ subjectKind: bulkChanges.subjectKind })
    .from(bulkChanges)
    .where(
      and(
        eq(bulkChanges.id, id),
        eq(bulkChanges.actorId, actorId),
        isNull(bulkChanges.undoneAt),
        gte(bulkChanges.createdAt, since),
      ),
    )
    .for('update');
  return change;
};

export const findBulkItems = (tx: Transaction, batchId: string) =>
  tx
    .select({ id: bulkChangeItems.subjectId, from: bulkChangeItems.fromValue, detail: bulkChangeItems.detail })
    .from(bulkChangeItems)
    .where(eq(bulkChangeItems.batchId, batchId))
    .orderBy(bulkChangeItems.subjectId);

export const markUndone = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(bulkChanges).set({ undoneAt: at }).where(eq(bulkChanges.id, id));
};
