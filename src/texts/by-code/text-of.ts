/** The parameters of a text in the catalogue. */
type Values = Readonly<Record<string, string | number | boolean>>;

/** A text of the catalogue; its parameters are type-checked where the table of texts is. */
export type Text = string | { made(values: Values): string }['made'];

/** The texts for a closed list of codes: a missing one, or one with other parameters, is a type error. */
export type TextsFor<Problem extends string | { code: string; params: Values }> = {
  readonly [Code in Extract<Problem, string>]: string;
} & {
  readonly [Each in Exclude<Problem, string> as Each['code']]: (values: Each['params']) => string;
};

export const textOf = (text: Text, params: Values = {}): string => (typeof text === 'string' ? text : text(params));
