import { inArray, lt } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { accessLog, auditLog, auditPersonalValues } from '#server/database/schema/index.ts';

type Batch = Parameters<typeof deleteSome>[3];

export const deleteOldAccesses = (executor: Executor, before: Date, batch: Batch): Promise<number> =>
  deleteSome(executor, accessLog, lt(accessLog.at, before), batch);

/** The personal part is deleted first; the database allows deleting rows of the log once they are a year old. */
export const deleteOldAudit = async (executor: Executor, before: Date, batch: Batch): Promise<number> => {
  const isOld = lt(auditLog.at, before);
  const old = executor.select({ id: auditLog.id }).from(auditLog).where(isOld);
  if (!batch.dry) await executor.delete(auditPersonalValues).where(inArray(auditPersonalValues.auditId, old));
  return deleteSome(executor, auditLog, isOld, batch);
};
