import type { Transaction } from '#server/database/client.ts';
import { tell } from '#server/modules/notices/public.ts';
import type { LockedApplication } from './application-changes.store.ts';

/** Notifies the recruiter that a candidate has withdrawn an application, or deleted their account. */
export async function tellOfWithdrawal(
  tx: Transaction,
  { id: applicationId, recruiterId: to, jobId, jobTitle }: LockedApplication,
  at: Date,
  kind: 'application_withdrawn' | 'applicant_left' | 'interviewee_left' = 'application_withdrawn',
): Promise<void> {
  if (to) await tell(tx, [{ to, kind, says: { jobTitle }, jobId, applicationId, at }]);
}
