import { type Language, pathIn } from '#contract/languages.ts';
import { CHOSEN_LANGUAGE, readSession, rememberLanguage } from '#web/lib/session.ts';

export const chosenLanguage = (): string | null => localStorage.getItem(CHOSEN_LANGUAGE);

export const keepLanguage = (language: Language): void => localStorage.setItem(CHOSEN_LANGUAGE, language);

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
