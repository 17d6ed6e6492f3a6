import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertEmailConfirmed } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import { applicationsAmong } from './access-log.store.ts';
import { findCandidate } from './candidate-rows.store.ts';

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

/**
 * Returns a candidate whom a recruiter may see: in the database, or as an applicant to their jobs.
 * @throws NOT_FOUND when they may not; EMAIL_UNCONFIRMED
 */
export async function findInDatabase(deps: Pick<Deps, 'db' | 'settings'>, caller: RecruiterCaller, id: string) {
  await assertDatabaseOpen(deps, caller, id);
  const candidate = await findCandidate(deps.db, id, { sees: 'database', recruiterId: caller.accountId });
  if (!candidate) throw new Problem('NOT_FOUND');
  return candidate;
}
