import type { SavedText } from '#contract/saved-texts.ts';
import type { SavedTextRow } from './saved-texts.store.ts';

/** Returns a saved text as its recruiter reads it. */
export const savedTextView = ({ id, name, text, updatedAt }: SavedTextRow): SavedText => ({
  _id: id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
});
