import type { SavedText, SavedTextEdit } from '#contract/saved-texts.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { savedTextView } from './saved-text-view.ts';
import { updateText } from './saved-texts.store.ts';

/** Renames or rewrites one of the recruiter's own texts. @throws NOT_FOUND */
export const changeSavedText = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId: recruiterId }: RecruiterCaller,
  { id, name, text }: SavedTextEdit & { id: string },
): Promise<SavedText> => {
  const row = await updateText(db, { id, recruiterId }, { name, text, updatedAt: now() });
  if (!row) throw new Problem('NOT_FOUND');
  return savedTextView(row);
};
