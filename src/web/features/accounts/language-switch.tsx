import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language, OFFERED_LANGUAGES, pathIn } from '#contract/languages.ts';
import { componentTexts } from '#texts/components.ts';
import { languageTexts } from '#texts/language.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import { languageSwitchTexts as texts } from '#texts/site.ts';
import { useToast } from '#web/components/toasts.tsx';
import { HindiDrawn } from '#web/features/accounts/hindi-drawn.tsx';
import { CARRIED_FIELDS, readSession } from '#web/lib/session.ts';

declare global {
  interface ImportMetaEnv {
    /** The language of the pages in this build. */
    readonly AVSAR_LANGUAGE?: Language;
    /** Whether that language is only begun. */
    readonly AVSAR_BEGUN?: boolean;
  }
}

/** An unfinished translation is offered only on its own pages. */
const SHOWN = [...new Set([...OFFERED_LANGUAGES, languageTexts.code])];

/** Loaded when it is needed, as most visitors stay in one language. */
const choosing = () => import('#web/features/accounts/choose-language.ts');

/** Links to the current page in each language, which work without scripts; with scripts the choice is stored. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (sessionStorage.getItem(CARRIED_FIELDS)) void choosing().then(({ fillFields }) => fillFields());
  }, []);
  const toast = useToast();
  const choose = (language: Language, href: string): void => {
    // Chromium never requests a script again that it failed to load, so none is requested offline.
    if (readSession() && !navigator.onLine) {
      const onAction = () => choose(language, href);
      toast.error(browserProblemTexts.NETWORK, { label: componentTexts.retry, onAction });
      return;
    }
    void choosing().then(
      ({ chooseLanguage }) => chooseLanguage(language, toast),
      // Only a visitor's page changes without an account.
      () => (readSession() ? location.reload() : location.assign(href)),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only
    <span className="languages" role="group" aria-label={texts.label}>
      {SHOWN.map((code) => (
        <a
          key={code}
          lang={code}
          hrefLang={code}
          href={pathIn(code, pathname + search)}
          aria-current={code === languageTexts.code ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            choose(code, event.currentTarget.href);
          }}
        >
          {code === 'hi' && import.meta.env.AVSAR_LANGUAGE !== 'hi' ? <HindiDrawn /> : LANGUAGES[code].name}
        </a>
      ))}
    </span>
  );
}
