import { useQuery } from '@tanstack/react-query';
import { read } from '#web/lib/queries.ts';
import { withReaderLanguage } from '#web/lib/reader-language.ts';

/**
 * Returns a hint for a field whose text a candidate will read: they read another language than the page's. Follows the
 * field's own hint, if any. Returns only that hint when the language is the same or not known yet.
 */
export function useReaderLanguage(candidateId: string | undefined): (hint?: string) => string | undefined {
  const id = candidateId ?? '';
  const { data } = useQuery({ ...read('candidateLanguage', { params: { id } }), enabled: id !== '' });
  return (hint) => withReaderLanguage(data?.body.language, hint);
}
