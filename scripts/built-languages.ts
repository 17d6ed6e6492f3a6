import { ALL_LANGUAGES, isLanguage, type Language, OFFERED_LANGUAGES } from '#contract/languages.ts';

/** What a setting names does not exist. */
export class UnusableSetting extends Error {}

/** The languages whose pages are built: those that LANGUAGES names, as `en,hi,ta`; without it those that are not just begun. */
export const languagesToBuild = (named = process.env.LANGUAGES): readonly Language[] => {
  if (!named?.trim()) return OFFERED_LANGUAGES;
  const codes = named.split(',').map((code) => code.trim());
  const unknown = codes.find((code) => !isLanguage(code));
  if (unknown !== undefined)
    throw new UnusableSetting(`LANGUAGES names "${unknown}". The languages are ${ALL_LANGUAGES.join(', ')}.`);
  // The server is built with the English pages, and what a translation lacks is English.
  return ALL_LANGUAGES.filter((code) => code === 'en' || codes.includes(code));
};

/** The source of the table of languages without those that are not built: neither pages nor server know them then. */
export const withoutUnbuilt = (source: string, built: readonly string[]): string =>
  source.replace(/^ {2}(\w+): \{ code: '\w+'.*\n/gm, (line, code: string) => (built.includes(code) ? line : ''));
