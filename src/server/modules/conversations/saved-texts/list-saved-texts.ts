import { ROUTES } from '#contract/routes.ts';
import type { SavedText, SavedTextQuery } from '#contract/saved-texts.ts';
import type { Page } from '#server/answer.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { savedTextView } from './saved-text-view.ts';
import { findTexts } from './saved-texts.store.ts';

/** Returns one page of the recruiter's own texts, by name. */
export const listSavedTexts = async (
  { db }: Pick<Deps, 'db'>,
  { accountId: recruiterId }: RecruiterCaller,
  { page, limit }: SavedTextQuery,
): Promise<Page<SavedText>> => {
  const { limit: usual, most } = ROUTES.listSavedTexts.paged;
  const { items, total } = await findTexts(db, { recruiterId, page, limit: Math.min(limit ?? usual, most) });
  return { items: items.map(savedTextView), total };
};
