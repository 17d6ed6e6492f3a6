import type { CandidateLanguage } from '#contract/candidates.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { findInDatabase } from './assert-database-open.ts';

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
  const { language } = await findInDatabase(deps, caller, id);
  return { language };
}
