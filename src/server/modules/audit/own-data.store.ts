import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { accessLog, accounts, auditLog, auditPersonalValues, jobs } from '#server/database/schema/index.ts';

export const readSeenBy = async (executor: Executor, candidateId: string) => ({
  'who-saw-me': await executor
    .select({
      companyName: accessLog.companyName,
      kind: accessLog.kind,
      at: accessLog.at,
      job: { jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName },
    })
    .from(accessLog)
    .leftJoin(jobs, eq(jobs.id, accessLog.jobId))
    .where(eq(accessLog.candidateId, candidateId))
    .orderBy(asc(accessLog.at)),
});

export const readSeen = async (executor: Executor, recruiterId: string) => ({
  'whom-i-saw': await executor
    .select({ candidate: accounts.userCode, kind: accessLog.kind, at: accessLog.at })
    .from(accessLog)
    .innerJoin(accounts, eq(accounts.id, accessLog.candidateId))
    .where(eq(accessLog.recruiterId, recruiterId))
    .orderBy(asc(accessLog.at)),
});

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
