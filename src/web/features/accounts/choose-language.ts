import { type Language, pathIn, withoutLanguage } from '#contract/languages.ts';
import { keepFields } from '#web/features/accounts/carried-fields.ts';
import { call } from '#web/lib/api-client.ts';
import { CHOSEN_LANGUAGE, readSession, rememberLanguage } from '#web/lib/session.ts';

export const keepLanguage = (language: Language): void => localStorage.setItem(CHOSEN_LANGUAGE, language);

export { fillFields } from '#web/features/accounts/carried-fields.ts';

/**
 * Opens this page in a language with what was typed on this one, and stores the choice in the browser and in the signed-in
 * user's account.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  if (readSession()) {
    rememberLanguage(language);
    // The page opens even if this fails; the next choice updates the account.
    await call('changeLanguage', { body: { language } }).catch(() => undefined);
  }
  const { pathname, search, hash } = window.location;
  const address = pathIn(language, withoutLanguage(pathname) + search + hash);
  keepFields(address);
  window.location.assign(address);
}
