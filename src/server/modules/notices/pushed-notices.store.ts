import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/client.ts';
import { notices } from '#server/database/schema/index.ts';

/**
 * Takes the notices due for a push, longest due first, and marks them as taken. Concurrent workers skip locked ones.
 */
export const takeToPush = async (tx: Transaction, { at, limit }: { at: Date; limit: number }) => {
  const due = tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNotNull(notices.pushAt), lte(notices.pushAt, at)))
    .orderBy(asc(notices.pushAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(notices).set({ pushAt: null }).where(inArray(notices.id, due)).returning({
    id: notices.id,
    accountId: notices.accountId,
    kind: notices.kind,
    says: notices.says,
    jobId: notices.jobId,
    applicationId: notices.applicationId,
    aboutId: notices.aboutId,
    recordId: notices.recordId,
  });
};
