import { LANGUAGES, type Language } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';

/** The path of one of our pages as the router names it: without the language that it begins with. */
export const ownPathname = (pathname: string): string => {
  const { base } = languageTexts;
  const isInside = base !== '' && (pathname === base || pathname.startsWith(`${base}/`));
  return (isInside ? pathname.slice(base.length) : pathname) || '/';
};

/** Path and query of one of our pages as the router names it. */
export const ownPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  return ownPathname(pathname) + search;
};

/** The address of a page, as the router names it, in another language. */
export const pathIn = (language: Language, path: string): string => LANGUAGES[language].base + path;
