import type { LanguageChange } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { updateLanguage } from './accounts.store.ts';

/** Sets the language of the caller's pages, emails and responses. */
export async function changeLanguage(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Member,
  { language }: LanguageChange,
): Promise<LanguageChange> {
  await updateLanguage(db, accountId, language);
  return { language };
}
