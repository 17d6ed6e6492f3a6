import type { FieldProblem } from './field-problems.ts';

/** The placeholders, in braces, of an email to many candidates. */
export const PLACEHOLDERS = ['name', 'job', 'company'] as const;

/** The placeholders of a saved text, which can also be used for an interview or an offer with its day and place. */
export const SAVED_TEXT_PLACEHOLDERS = [...PLACEHOLDERS, 'date', 'place'] as const;
export type Placeholder = (typeof SAVED_TEXT_PLACEHOLDERS)[number];

export type Placeholders = Readonly<Partial<Record<Placeholder, string>>>;

/** Usual greetings at the beginning of a letter. */
const GREETING =
  /^\s*(?:dear|hello|hi|hey|greetings|good (?:morning|afternoon|evening)|namaste|नमस्ते)(?![\p{L}\p{M}])/iu;

/** Whether a text begins with a greeting, so that the email needs none. */
export const greets = (message: string): boolean => GREETING.test(message);

/** A name in braces, such as `{name}` or `{ Name }`. */
const IN_BRACES = /\{([^{}\n]{1,40})\}/g;

const placeholderNamed = (typed: string): Placeholder | undefined =>
  SAVED_TEXT_PLACEHOLDERS.find((placeholder) => placeholder === typed.trim().toLowerCase());

/** Fills in the placeholders, in any case and with spaces around the name; unknown ones and other braces stay. */
export const fillPlaceholders = (message: string, values: Placeholders): string =>
  message.replace(IN_BRACES, (whole, typed: string) => {
    const name = placeholderNamed(typed);
    return (name && values[name]) || whole;
  });

/** A single word, as the name of a placeholder is. */
const WORD = /^[\p{L}\p{M}\p{N}_-]+$/u;
/** More words in braces are ordinary text, whatever they say. */
const MOST_WORDS = 3;

/** Whether a text in braces is meant to be filled in: one word, or a few that name a placeholder ("first name"). */
const isMeantAsPlaceholder = (typed: string): boolean => {
  const words = typed.split(/\s+/);
  if (words.length === 1) return WORD.test(typed);
  return words.length <= MOST_WORDS && words.some((word) => placeholderNamed(word));
};

/** Returns the names in braces that filling in only these placeholders leaves in a text, without duplicates. */
export const leftInBraces = (message: string, filled: readonly Placeholder[]): string[] => [
  ...new Set(
    [...message.matchAll(IN_BRACES)].flatMap(([, typed = '']) => {
      const name = placeholderNamed(typed);
      return (name && filled.includes(name)) || !isMeantAsPlaceholder(typed.trim()) ? [] : [name ?? typed.trim()];
    }),
  ),
];

/**
 * A text that is sent must not contain a placeholder that nobody fills in. `later`: those that are filled in for each
 * reader.
 */
export const placeholderProblem = (text: string, later: readonly Placeholder[] = []): FieldProblem | undefined => {
  const left = leftInBraces(text, later);
  if (left.length === 0) return undefined;
  return { code: 'placeholdersLeft', params: { names: left.map((name) => `{${name}}`).join(', ') } };
};
