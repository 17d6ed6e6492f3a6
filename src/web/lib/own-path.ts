import { languageTexts } from '#texts/language.ts';

/** Path and query of one of our pages as the router names it: without the language that it begins with. */
export const ownPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  const { base } = languageTexts;
  const path = base && (pathname === base || pathname.startsWith(`${base}/`)) ? pathname.slice(base.length) : pathname;
  return (path || '/') + search;
};

/** The whole address of a page in another language. */
export const addressIn = (language: string, path: string): string =>
  `${window.location.origin}${language === 'en' ? '' : `/${language}`}${path}`;
