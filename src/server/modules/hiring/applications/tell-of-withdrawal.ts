import type { Transaction } from '#server/database/client.ts';
import { tell } from '#server/modules/notices/public.ts';
import type { LockedApplication } from './application-changes.store.ts';

/** Tells the recruiter that somebody has taken an application back, or has left with their account. */
export async function tellOfWithdrawal(
  tx: Transaction,
  { id: applicationId, recruiterId: to, jobId, jobTitle }: LockedApplication,
  at: Date,
): Promise<void> {
  if (to) await tell(tx, [{ to, kind: 'application_withdrawn', says: { jobTitle }, jobId, applicationId, at }]);
}
