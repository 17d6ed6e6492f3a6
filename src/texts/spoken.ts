import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { languageTexts } from '#texts/en/language.ts';

const language = new AsyncLocalStorage<Language>();

/** Returns the language of the current request. */
export const spokenLanguage = (): Language => language.getStore() ?? languageTexts.code;

/** Returns the formats of numbers and dates in the current request's language. */
export const spokenLocale = (): (typeof LANGUAGES)[Language] => LANGUAGES[spokenLanguage()];

/** Runs a function, including its asynchronous work, in a language: all its texts are in that language. */
export const speaking = <Result>(spokenTo: Language, run: () => Result): Result => language.run(spokenTo, run);

/** The type of English texts, regardless of their content. */
type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

type Translations<Texts> = { readonly en: Texts } & { readonly [Other in Exclude<Language, 'en'>]: Translated<Texts> };

/**
 * Returns texts that are looked up in the current request's language; a table that copies them keeps the language of
 * that moment.
 */
export const spoken = <Texts extends object>(texts: Translations<Texts>): Texts => {
  const inner = new Map<PropertyKey, object>();
  return new Proxy(texts.en, {
    get(english, key) {
      const value: unknown = Reflect.get(english, key);
      if (typeof value !== 'object' || value === null) return Reflect.get(texts[spokenLanguage()], key);
      const kept = inner.get(key) ?? spoken(branchesAt(texts, key));
      inner.set(key, kept);
      return kept;
    },
    // A translation may have texts that the English file need not have: place names.
    getOwnPropertyDescriptor(_, key) {
      const own = Reflect.getOwnPropertyDescriptor(texts[spokenLanguage()], key);
      return own && { ...own, configurable: true, writable: true };
    },
  });
};

const branchesAt = (texts: Translations<object>, key: PropertyKey): Translations<object> =>
  Object.fromEntries(Object.entries(texts).map(([each, group]) => [each, Reflect.get(group, key)])) as never;
