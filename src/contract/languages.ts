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

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as [Language, ...Language[]];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The address of a page in a language, from its English one, with whatever follows the path: `/hi/jobs?q=nurse`. */
export const pathIn = (language: Language, path: string): string => {
  const { base } = LANGUAGES[language];
  return base && /^\/(?![^?#])/.test(path) ? base + path.slice(1) : base + path;
};

/** The language that the address of a page names by its beginning. */
export const languageOfPath = (pathname: string): Language =>
  ALL_LANGUAGES.find((code) => {
    const { base } = LANGUAGES[code];
    return base !== '' && (pathname === base || pathname.startsWith(`${base}/`));
  }) ?? 'en';

/** The same page's English path. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(LANGUAGES[languageOfPath(pathname)].base.length) || '/';
