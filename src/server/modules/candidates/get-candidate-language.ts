import type { CandidateLanguage } from '#contract/candidates.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import { findCandidate } from './candidate-rows.store.ts';

/**
 * Returns a candidate's language for a recruiter about to write to them: one they may invite, or whose application they
 * have.
 * @throws NOT_FOUND when the recruiter may not see the candidate; EMAIL_UNCONFIRMED
 */
export async function getCandidateLanguage(
  deps: Pick<Deps, 'db' | 'settings'>,
  caller: RecruiterCaller,
  id: string,
): Promise<CandidateLanguage> {
  await assertDatabaseOpen(deps, caller, id);
  const candidate = await findCandidate(deps.db, id, { sees: 'database', recruiterId: caller.accountId });
  if (!candidate) throw new Problem('NOT_FOUND');
  return { language: candidate.language };
}
