import { MOST_SAVED_TEXTS, type SavedText, type SavedTextForm } from '#contract/saved-texts.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { savedTextView } from './saved-text-view.ts';
import { countTexts, holdTextsOf, insertText } from './saved-texts.store.ts';

/** Saves a text for the recruiter. @throws LIST_FULL */
export const addSavedText = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId: recruiterId }: RecruiterCaller,
  form: SavedTextForm,
): Promise<SavedText> =>
  db.transaction(async (tx) => {
    await holdTextsOf(tx, recruiterId);
    if ((await countTexts(tx, recruiterId)) >= MOST_SAVED_TEXTS) throw new Problem('LIST_FULL');
    const at = now();
    return savedTextView(await insertText(tx, { ...form, recruiterId, createdAt: at, updatedAt: at }));
  });
