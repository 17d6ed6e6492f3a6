/** An argument that is inserted unchanged. */
export type Value = string | number;

type Choices = Readonly<Record<string, string>> & { readonly other: string };

const LAKH_GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/** The functions that compiled messages call, for this locale of India. */
export const messagesIn = (locale: string) => {
  let cardinals: Intl.PluralRules | undefined;
  return {
    /** Groups whole numbers itself: creating the first formatter takes a cheap phone 0.1 s before a page reacts. */
    number: (value: number): string =>
      value % 1 ? value.toLocaleString(locale) : String(value).replace(LAKH_GROUPS, ','),

    /** Returns the text for exactly this number, otherwise for its plural form in the language. */
    plural: (count: number, choices: Choices): string => {
      cardinals ??= new Intl.PluralRules(locale);
      return choices[count] ?? choices[cardinals.select(count)] ?? choices.other;
    },

    /** Returns the text for this value; a typed `constructor` must not match an inherited property. */
    select: (value: string | boolean, choices: Choices): string =>
      (Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined) ?? choices.other,

    /** Removes the value's own full stop, because the sentence adds one. */
    unstopped: (value: Value): string => String(value).replace(/[.।]$/, ''),
  };
};
