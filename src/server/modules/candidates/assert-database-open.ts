import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertEmailConfirmed } from '#server/modules/accounts/public.ts';
import { applicationsAmong } from './access-log.store.ts';

/**
 * Keeps the candidate database from a recruiter whose address is not confirmed;
 * whoever has applied to one of their jobs is theirs to open all the same. It is
 * asked before anything is looked up, so the refusal tells nothing of who is there.
 * @param candidateId the one to be opened; none for the list
 * @throws EMAIL_UNCONFIRMED
 */
export async function assertDatabaseOpen(
  deps: Pick<Deps, 'db' | 'settings'>,
  caller: RecruiterCaller,
  candidateId?: string,
): Promise<void> {
  const own = candidateId && (await applicationsAmong(deps.db, caller.accountId, [candidateId])).has(candidateId);
  if (!own) await assertEmailConfirmed(deps, caller);
}
