import { langByLetters } from '#contract/language-of-text.ts';
import type { Language } from '#contract/languages.ts';

/** Returns the language in which a job is posted; a word of Hindi in an English text does not make it Hindi. */
export const postingLanguage = ({
  title,
  description,
}: {
  title: string;
  description?: string | undefined;
}): Language => (langByLetters(`${title} ${description ?? ''}`) === 'hi' ? 'hi' : 'en');
