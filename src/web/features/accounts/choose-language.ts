import { type Language, pathIn } from '#contract/languages.ts';
import { readSession, rememberLanguage } from '#web/lib/session.ts';

/** Where this browser keeps which language was chosen; it is then not offered again. */
const CHOSEN = 'language';

export const languageChosen = (): boolean => localStorage.getItem(CHOSEN) !== null;

export const keepLanguage = (language: Language): void => localStorage.setItem(CHOSEN, language);

/** Opens a page in a language, which the browser keeps, and the account of whoever is signed in. */
export async function chooseLanguage(language: Language, path: string): Promise<void> {
  keepLanguage(language);
  if (readSession()) {
    rememberLanguage(language);
    // Not every public page makes calls.
    const { call } = await import('#web/lib/api-client.ts');
    // The page opens all the same; the account hears of it at the next choice.
    await call('changeLanguage', { body: { language } }).catch(() => undefined);
  }
  window.location.assign(pathIn(language, path));
}
