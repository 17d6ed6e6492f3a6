import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertEmailConfirmed } from '#server/modules/accounts/public.ts';
import { applicationsAmong } from './access-log.store.ts';

/**
 * Denies the candidate database to a recruiter whose address is not confirmed; applicants to their jobs stay
 * accessible. Checked before any lookup, so that the refusal reveals nothing about existing candidates.
 * @param candidateId the one to be opened; undefined for the list
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
