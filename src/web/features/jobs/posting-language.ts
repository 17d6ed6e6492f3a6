import type { Language } from '#contract/languages.ts';

/** Returns the language in which a job is posted. */
export const postingLanguage = ({
  title,
  description,
}: {
  title: string;
  description?: string | undefined;
}): Language => (/\p{Script=Devanagari}/u.test(title + (description ?? '')) ? 'hi' : 'en');
