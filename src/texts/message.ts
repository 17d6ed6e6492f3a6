/** An argument that is shown as it is. */
export type Value = string | number;

type Choices = Readonly<Record<string, string>> & { readonly other: string };

/** What compiled messages call, in the language of this locale. */
export const messagesIn = (locale: string) => {
  const numbers = new Intl.NumberFormat(locale);
  const cardinals = new Intl.PluralRules(locale);
  return {
    number: (value: number): string => numbers.format(value),

    /** The text for exactly this many, else for the plural form that the language has for it. */
    plural: (count: number, choices: Choices): string =>
      choices[count] ?? choices[cardinals.select(count)] ?? choices.other,

    /** The text for this value; somebody's typed `constructor` has none of its own. */
    select: (value: string | boolean, choices: Choices): string =>
      (Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined) ?? choices.other,

    /** Without the full stop of its own that the sentence brings. */
    unstopped: (value: Value): string => String(value).replace(/[.।]$/, ''),
  };
};
