import type { ResumeSuggestion, SuggestionAnswer } from '#contract/resumes.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { suggestionView } from './list-suggestions.ts';
import { lockSuggestion, markSuggestion } from './resume-suggestions.store.ts';

/**
 * Answers a suggestion. Saying the same again changes nothing.
 * @throws NOT_FOUND when it is not the person's or a newer resume has taken its place
 */
export async function answerSuggestion(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id, accepted }: SuggestionAnswer & { id: string },
): Promise<ResumeSuggestion> {
  return deps.db.transaction(async (tx) => {
    const found = await lockSuggestion(tx, { id, candidateId: caller.accountId });
    if (!found) throw new Problem('NOT_FOUND');
    if (found.accepted === accepted) return suggestionView(found);
    await markSuggestion(tx, { id, accepted, at: deps.now() });
    return suggestionView({ ...found, accepted });
  });
}
