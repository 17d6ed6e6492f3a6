import { ALL_LANGUAGES, isLanguage, type Language } from '#contract/languages.ts';

/** A setting names something that does not exist. */
export class UnusableSetting extends Error {}

/** Returns the languages to build: those in LANGUAGES, as `en,hi`; by default all. */
export const languagesToBuild = (named = process.env.LANGUAGES): readonly Language[] => {
  if (!named?.trim()) return ALL_LANGUAGES;
  const codes = named.split(',').map((code) => code.trim());
  const unknown = codes.find((code) => !isLanguage(code));
  if (unknown !== undefined)
    throw new UnusableSetting(`LANGUAGES names "${unknown}". The languages are ${ALL_LANGUAGES.join(', ')}.`);
  // The server is built with the English pages, and missing translations fall back to English.
  return ALL_LANGUAGES.filter((code) => code === 'en' || codes.includes(code));
};

/**
 * Removes the languages that are not built from the source of the language table, so that neither pages nor server know
 * them.
 */
export const withoutUnbuilt = (source: string, built: readonly string[]): string =>
  source.replace(/^ {2}(\w+): (?:\{ code|.*inIndia\().*\n/gm, (line, code: string) =>
    built.includes(code) ? line : '',
  );
