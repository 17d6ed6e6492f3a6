import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findAndLock, type LockedApplication } from './application-changes.store.ts';
import { goneRefusal } from './application-policy.ts';

/**
 * Locks an application until the transaction ends. Every change to an application, its interview or its offer calls
 * this first.
 *
 * @throws Problem NOT_FOUND when the caller may not see it, CANDIDATE_LEFT when its candidate's account is gone
 */
export async function lockApplication(tx: Transaction, caller: Member, id: string): Promise<LockedApplication> {
  const [application] = await findAndLock(tx, caller, [id]);
  return getChangeable(application);
}

/**
 * Returns a locked application that may be changed.
 *
 * @throws Problem like `lockApplication`
 */
export function getChangeable(application: LockedApplication | undefined): LockedApplication {
  if (!application) throw new Problem('NOT_FOUND');
  const refusal = goneRefusal(application);
  if (refusal) throw new Problem(refusal);
  return application;
}
