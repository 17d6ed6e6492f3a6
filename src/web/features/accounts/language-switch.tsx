import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, type Language, OFFERED_LANGUAGES, pathIn } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { languageSwitchTexts as texts } from '#texts/site.ts';
import { chooseLanguage } from '#web/features/accounts/choose-language.ts';
import { HindiDrawn } from '#web/features/accounts/hindi-drawn.tsx';

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

/** Links to the current page in each language, which work without scripts; with scripts the choice is stored. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const choose = (event: MouseEvent, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void chooseLanguage(language, pathname + window.location.search + window.location.hash);
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
