import { type Language, pathIn } from '#contract/languages.ts';
import { readSession, rememberLanguage } from '#web/lib/session.ts';

/** The storage key of the chosen language; it is not offered again after a choice. */
const CHOSEN = 'language';

export const languageChosen = (): boolean => localStorage.getItem(CHOSEN) !== null;

export const keepLanguage = (language: Language): void => localStorage.setItem(CHOSEN, language);

/** Opens a page in a language, and stores the choice in the browser and in the signed-in user's account. */
export async function chooseLanguage(language: Language, path: string): Promise<void> {
  keepLanguage(language);
  if (readSession()) {
    rememberLanguage(language);
    // Imported on demand: not every public page makes calls.
    const { call } = await import('#web/lib/api-client.ts');
    // The page opens even if this fails; the next choice updates the account.
    await call('changeLanguage', { body: { language } }).catch(() => undefined);
  }
  window.location.assign(pathIn(language, path));
}
