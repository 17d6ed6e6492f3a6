import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { readerTexts } from '#texts/reader.ts';
import { read } from '#web/lib/queries.ts';

/**
 * Returns a hint for a field whose text a candidate will read: they read another language than the page's. Follows the
 * field's own hint, if any. Returns only that hint when the language is the same or not known yet.
 */
export function useReaderLanguage(candidateId: string | undefined): (hint?: string) => string | undefined {
  const id = candidateId ?? '';
  const { data } = useQuery({ ...read('candidateLanguage', { params: { id } }), enabled: id !== '' });
  const language = data?.body.language;
  const own = LANGUAGES[languageTexts.code].dateLocale;
  const reads =
    language && language !== languageTexts.code
      ? readerTexts.language({ language: new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? language })
      : undefined;
  return (hint) => [hint, reads].filter(Boolean).join(' ') || undefined;
}
