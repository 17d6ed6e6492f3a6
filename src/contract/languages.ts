const inIndia = <C extends string, N extends string>(code: C, name: N) =>
  ({ code, name, base: `/${code}`, locale: `${code}-IN`, dateLocale: `${code}-IN-u-nu-latn` }) as const;

/**
 * The languages of Avsar: each one's own name, path prefix, and formats of numbers and dates. Missing translations are
 * shown in English. A `begun` one lacks a fifth or more (tests/translations.test.ts): its pages are not
 * linked from anywhere, and not indexed.
 */
export const LANGUAGES = {
  /** `Sep` as the screens write it; en-IN gives `Sept`. */
  en: { code: 'en', name: 'English', base: '', locale: 'en-IN', dateLocale: 'en-US' },
  hi: inIndia('hi', 'हिन्दी'),
  ta: { ...inIndia('ta', 'தமிழ்'), begun: true },
} as const;

export type Language = keyof typeof LANGUAGES;
export type AboutLanguage = (typeof LANGUAGES)[Language];

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** The languages announced to search engines and in language switches. */
export const OFFERED_LANGUAGES = ALL_LANGUAGES.filter((code) => !('begun' in LANGUAGES[code]));

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/**
 * Returns the address of a page in a language, from its English one, with the rest of the address: `/hi/jobs?q=nurse`.
 */
export const pathIn = (language: Language, path: string): string => {
  const { base } = LANGUAGES[language];
  return base && /^\/(?![^?#])/.test(path) ? base + path.slice(1) : base + path;
};

/** Returns the language from the prefix of a page's path. `/hi.data` is the data of the Hindi home page. */
export const languageOfPath = (pathname: string): Language =>
  ALL_LANGUAGES.find((code) => {
    const { base } = LANGUAGES[code];
    return base !== '' && (pathname === base || pathname === `${base}.data` || pathname.startsWith(`${base}/`));
  }) ?? 'en';

/** Returns the same page's English path. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(LANGUAGES[languageOfPath(pathname)].base.length) || '/';
