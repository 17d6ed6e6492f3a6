import { LOCALE } from '#contract/locale.ts';

/** An argument that is shown as it is. */
export type Value = string | number;

type Choices = Readonly<Record<string, string>> & { readonly other: string };

const numbers = new Intl.NumberFormat(LOCALE);
const cardinals = new Intl.PluralRules(LOCALE);

export const number = (value: number): string => numbers.format(value);

/** The text for exactly this many, else for the plural form that the language has for it. */
export const plural = (count: number, choices: Choices): string =>
  choices[count] ?? choices[cardinals.select(count)] ?? choices.other;

/** The text for this value; somebody's typed `constructor` has none of its own. */
export const select = (value: string | boolean, choices: Choices): string =>
  (Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined) ?? choices.other;

/** Without the full stop of its own that the sentence brings. */
export const unstopped = (value: Value): string => String(value).replace(/\.$/, '');
