import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findAndLock, type LockedApplication } from './application-changes.store.ts';
import { goneRefusal } from './application-policy.ts';

/**
 * Holds an application until the transaction ends. Whoever changes an
 * application, its interview or its offer calls this first.
 *
 * @throws Problem NOT_FOUND when it is not the caller's to see, CANDIDATE_LEFT when there is nobody behind it any more
 */
export async function lockApplication(tx: Transaction, caller: Member, id: string): Promise<LockedApplication> {
  const [application] = await findAndLock(tx, caller, [id]);
  if (!application) throw new Problem('NOT_FOUND');
  const refusal = goneRefusal(application);
  if (refusal) throw new Problem(refusal);
  return application;
}
