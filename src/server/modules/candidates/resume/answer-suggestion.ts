import type { ResumeSuggestion, SuggestionAnswer, SuggestionAnswers } from '#contract/resumes.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { addToProfile, type ProfileDeps } from './add-to-profile.ts';
import { suggestionView } from './list-suggestions.ts';
import { lockSuggestion, markSuggestion } from './resume-suggestions.store.ts';

/**
 * Answers a suggestion: yes adds it to the profile in the same transaction, no dismisses it, null undoes a no.
 * Repeating the same answer changes nothing.
 * @throws NOT_FOUND when it is not the person's or belongs to an earlier resume; ILLEGAL_STEP when it is in the profile
 *   already and must be changed there
 */
export async function answerSuggestion(
  deps: ProfileDeps,
  caller: CandidateCaller,
  answer: SuggestionAnswer & { id: string },
): Promise<ResumeSuggestion> {
  return deps.db.transaction((tx) => answerOne(deps, tx, caller, answer));
}

/**
 * Answers several suggestions in one transaction: leaving the page meanwhile stores all of them or none.
 * @throws what `answerSuggestion` throws, for the first that cannot be answered
 */
export async function answerSuggestions(
  deps: ProfileDeps,
  caller: CandidateCaller,
  { add, dismiss, reopen }: SuggestionAnswers,
): Promise<ResumeSuggestion[]> {
  const answers = [
    ...add.map((id) => ({ id, accepted: true })),
    ...dismiss.map((id) => ({ id, accepted: false })),
    ...reopen.map((id) => ({ id, accepted: null })),
    // Locked in a fixed order, which is also the resume's, so that concurrent answers cannot deadlock.
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  return deps.db.transaction(async (tx) => {
    const answered: ResumeSuggestion[] = [];
    for (const answer of answers) answered.push(await answerOne(deps, tx, caller, answer));
    return answered;
  });
}

async function answerOne(
  deps: ProfileDeps,
  tx: Transaction,
  caller: CandidateCaller,
  { id, accepted }: SuggestionAnswer & { id: string },
): Promise<ResumeSuggestion> {
  const found = await lockSuggestion(tx, { id, candidateId: caller.accountId });
  if (!found) throw new Problem('NOT_FOUND');
  if (found.accepted === accepted) return suggestionView(found);
  if (found.accepted) throw new Problem('ILLEGAL_STEP');
  if (accepted) await addToProfile(deps, tx, caller, found.value);
  await markSuggestion(tx, { id, accepted, at: deps.now() });
  return suggestionView({ ...found, accepted });
}
