import { ALL_LANGUAGES, LANGUAGES, type Language } from '#contract/languages.ts';

/** The language that an address of a page names by its beginning: `/hi/jobs`. */
export const languageOfPage = (pathname: string): Language =>
  ALL_LANGUAGES.find((code) => {
    const { base } = LANGUAGES[code];
    return base !== '' && (pathname === base || pathname.startsWith(`${base}/`));
  }) ?? 'en';

/** The same page's address in English. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(LANGUAGES[languageOfPage(pathname)].base.length) || '/';
