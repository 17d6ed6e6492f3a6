import { type Language, pathIn, withoutLanguage } from '#contract/languages.ts';
import { componentTexts } from '#texts/components.ts';
import { languageChoiceTexts as texts } from '#texts/language-choice.ts';
import type { ToastControls } from '#web/components/toasts.tsx';
import { keepFields } from '#web/features/accounts/carried-fields.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { CHOSEN_LANGUAGE, readSession, rememberLanguage } from '#web/lib/session.ts';

export const keepLanguage = (language: Language): void => localStorage.setItem(CHOSEN_LANGUAGE, language);

/** Closes the message of the last attempt. */
let closeLast = (): void => undefined;

export { fillFields } from '#web/features/accounts/carried-fields.ts';

/**
 * Opens this page in a language with what was typed on this one, and stores the choice in the browser and in the signed-in
 * user's account. If the account cannot store it, this page stays and says so: the account's language decides about the
 * next pages and the emails.
 */
export async function chooseLanguage(language: Language, toast: ToastControls): Promise<void> {
  if (readSession()) {
    try {
      await call('changeLanguage', { body: { language } });
      rememberLanguage(language);
    } catch (failure) {
      // A session that has ended meanwhile leaves a visitor, whose choice only the browser stores.
      if (readSession()) {
        const message = texts.failed({ message: messageOf(failure) }).trim();
        const onAction = () => void chooseLanguage(language, toast);
        closeLast();
        closeLast = toast.error(message, { label: componentTexts.retry, onAction });
        return;
      }
    }
  }
  keepLanguage(language);
  const { pathname, search, hash } = window.location;
  const address = pathIn(language, withoutLanguage(pathname) + search + hash);
  keepFields(address);
  window.location.assign(address);
}
