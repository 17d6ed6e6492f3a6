import { LANGUAGES, type Language } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { readerTexts } from '#texts/reader.ts';

/**
 * Returns the hint for a field whose text is written for somebody: its own, if any, and the language in which they read
 * Avsar when that is known and not the page's.
 */
export const withReaderLanguage = (language: Language | undefined, hint?: string): string | undefined => {
  const own = LANGUAGES[languageTexts.code].dateLocale;
  const reads =
    language && language !== languageTexts.code
      ? readerTexts.language({ language: new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? language })
      : undefined;
  return [hint, reads].filter(Boolean).join(' ') || undefined;
};
