import type { ResumeSuggestion, SuggestionAnswer } from '#contract/resumes.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import { addToProfile, type ProfileDeps } from './add-to-profile.ts';
import { suggestionView } from './list-suggestions.ts';
import { lockSuggestion, markSuggestion } from './resume-suggestions.store.ts';

/**
 * Answers a suggestion: yes adds it to the profile in the same transaction, no
 * lets it go, null takes a no back. Saying the same again changes nothing.
 * @throws NOT_FOUND when it is not the person's or a newer resume has taken its place;
 *   ILLEGAL_STEP when it stands in the profile already: it is changed there
 */
export async function answerSuggestion(
  deps: ProfileDeps,
  caller: CandidateCaller,
  { id, accepted }: SuggestionAnswer & { id: string },
): Promise<ResumeSuggestion> {
  return deps.db.transaction(async (tx) => {
    const found = await lockSuggestion(tx, { id, candidateId: caller.accountId });
    if (!found) throw new Problem('NOT_FOUND');
    if (found.accepted === accepted) return suggestionView(found);
    if (found.accepted) throw new Problem('ILLEGAL_STEP');
    if (accepted) await addToProfile(deps, tx, caller, found.value);
    await markSuggestion(tx, { id, accepted, at: deps.now() });
    return suggestionView({ ...found, accepted });
  });
}
