/**
 * The languages of Avsar: how each calls itself, below which address its pages are, how it writes numbers and names
 * days. What a translation lacks is shown in English.
 */
export const LANGUAGES = {
  /** `Sep` as the screens write it, where en-IN says `Sept`. */
  en: { code: 'en', name: 'English', base: '', locale: 'en-IN', dateLocale: 'en-US' },
  hi: { code: 'hi', name: 'हिन्दी', base: '/hi', locale: 'hi-IN', dateLocale: 'hi-IN-u-nu-latn' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type AboutLanguage = (typeof LANGUAGES)[Language];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

export const ALL_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];
