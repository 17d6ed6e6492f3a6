import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language, OFFERED_LANGUAGES, pathIn } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { languageSwitchTexts as texts } from '#texts/site.ts';
import { HindiDrawn } from '#web/features/accounts/hindi-drawn.tsx';
import { CARRIED_FIELDS } from '#web/lib/session.ts';

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
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void choosing().then(
      ({ chooseLanguage }) => chooseLanguage(language),
      () => window.location.assign(href),
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
          onClick={(event) => choose(event, code)}
        >
          {code === 'hi' && import.meta.env.AVSAR_LANGUAGE !== 'hi' ? <HindiDrawn /> : LANGUAGES[code].name}
        </a>
      ))}
    </span>
  );
}
