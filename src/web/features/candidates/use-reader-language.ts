import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { readerTexts } from '#texts/reader.ts';
import { read } from '#web/lib/queries.ts';

/**
 * Says beside what one writes to a candidate that they read another language than one's own pages are in; behind the
 * field's own hint, if it has one. Nothing else than the hint where it is the same, or is not known yet.
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
