import type { ResumeSuggestions } from '#contract/resumes.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { findNewestResume, listOpenSuggestions, type SuggestionRow } from './resume-suggestions.store.ts';

/** A resume without a result for longer is not being read: it is older than the feature. */
const READING_MS = 2 * 60_000;

/** Lists the unanswered suggestions from the person's newest resume. */
export async function listSuggestions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
): Promise<ResumeSuggestions> {
  const [newest, rows] = await Promise.all([
    findNewestResume(db, caller.accountId),
    listOpenSuggestions(db, caller.accountId),
  ]);
  const isFresh = newest !== undefined && now().getTime() - newest.uploadedAt.getTime() < READING_MS;
  return {
    state: newest?.outcome ?? (isFresh ? 'reading' : 'none'),
    fileName: newest?.fileName ?? '',
    uploadedAt: newest?.uploadedAt.toISOString() ?? null,
    suggestions: rows.map(suggestionView),
  };
}

export const suggestionView = ({
  id,
  value,
  source,
  accepted,
}: SuggestionRow): ResumeSuggestions['suggestions'][number] => ({
  _id: id,
  kind: value.kind,
  value,
  source,
  accepted,
});
