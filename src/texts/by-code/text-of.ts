/** What a text of the catalogue may name. */
type Values = Readonly<Record<string, string | number | boolean>>;

/** A text of the catalogue; that it gets what it names is checked where the table of texts is. */
export type Text = string | { made(values: Values): string }['made'];

/** The texts that a closed list of codes needs: a missing one, or one that names something else, is a type error. */
export type TextsFor<Problem extends string | { code: string; params: Values }> = {
  readonly [Code in Extract<Problem, string>]: string;
} & {
  readonly [Each in Exclude<Problem, string> as Each['code']]: (values: Each['params']) => string;
};

export const textOf = (text: Text, params: Values = {}): string => (typeof text === 'string' ? text : text(params));
