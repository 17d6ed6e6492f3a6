/** An argument that is inserted unchanged. */
export type Value = string | number;

type Choices = Readonly<Record<string, string>> & { readonly other: string };

/** The functions that compiled messages call, for this locale. */
export const messagesIn = (locale: string) => {
  const numbers = new Intl.NumberFormat(locale);
  const cardinals = new Intl.PluralRules(locale);
  return {
    number: (value: number): string => numbers.format(value),

    /** Returns the text for exactly this number, otherwise for its plural form in the language. */
    plural: (count: number, choices: Choices): string =>
      choices[count] ?? choices[cardinals.select(count)] ?? choices.other,

    /** Returns the text for this value; a typed `constructor` must not match an inherited property. */
    select: (value: string | boolean, choices: Choices): string =>
      (Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined) ?? choices.other,

    /** Removes the value's own full stop, because the sentence adds one. */
    unstopped: (value: Value): string => String(value).replace(/[.।]$/, ''),
  };
};
