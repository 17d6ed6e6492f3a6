import type { Transaction } from '#server/database/client.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { type CheckedPosting, findFraudSigns } from './find-fraud-signs.ts';
import { deleteOpenSignsBut, upsertSigns } from './fraud-signs.store.ts';

/** The checked data of one job; the id is the record's. */
export type CheckedJob = CheckedPosting & { id: string; writtenAt: Date };

/**
 * Checks newly written jobs for signs of fraud, and adds findings to the administrators' queue. It blocks nothing. Must
 * run in the transaction that writes the jobs.
 */
export async function checkForFraud(tx: Transaction, jobs: readonly CheckedJob[]): Promise<void> {
  const signs = jobs.flatMap((job) =>
    findFraudSigns(job).map((sign) => ({ ...sign, jobId: job.id, createdAt: job.writtenAt })),
  );
  await deleteOpenSignsBut(
    tx,
    jobs.map(({ id }) => id),
    signs,
  );
  const [first] = signs;
  if (!first || (await upsertSigns(tx, signs)) === 0) return;
  // An import may cause hundreds: notify once an hour.
  const at = first.createdAt;
  await tellAdmins(tx, { kind: 'fraud_sign', says: {}, once: at.toISOString().slice(0, 13), at });
}
