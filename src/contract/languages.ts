/**
 * The languages of Avsar: how each calls itself, below which address its pages are, how it writes numbers and names
 * days. What a translation lacks is shown in English. One that is `begun` lacks a fifth or more (tests/translations.test.ts):
 * its pages are built where LANGUAGES names it, and only who knows their address finds them.
 */
export const LANGUAGES = {
  /** `Sep` as the screens write it, where en-IN says `Sept`. */
  en: { code: 'en', name: 'English', base: '', locale: 'en-IN', dateLocale: 'en-US' },
  hi: { code: 'hi', name: 'हिन्दी', base: '/hi', locale: 'hi-IN', dateLocale: 'hi-IN-u-nu-latn' },
  ta: { code: 'ta', name: 'தமிழ்', base: '/ta', locale: 'ta-IN', dateLocale: 'ta-IN-u-nu-latn', begun: true },
} as const;

export type Language = keyof typeof LANGUAGES;
export type AboutLanguage = (typeof LANGUAGES)[Language];

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** What search engines and switches are told of. */
export const OFFERED_LANGUAGES = ALL_LANGUAGES.filter((code) => !('begun' in LANGUAGES[code]));

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
