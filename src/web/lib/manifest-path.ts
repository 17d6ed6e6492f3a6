import { languageTexts } from '#texts/language.ts';

/** The manifest of the installed portal, with name, description and first page in the page's language. */
export const manifestPath = (): string =>
  languageTexts.code === 'hi' ? '/manifest.hi.webmanifest' : '/manifest.webmanifest';
