/** A link to follow. */
export interface Way {
  label: string;
  link: string;
  /** Secondary link: rendered as a line instead of a button. */
  aside?: boolean;
}

/** The parts of an email; a text is a paragraph. */
export type Block =
  | string
  | Way
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** A person's own words, under a line with their name. */
  | { wrote: string; words: string }
  /** A date and time shown as a calendar leaf; `label` names it without images. */
  | { label: string; at: Date; zone: string }
  /** Several links, each with a line of description. */
  | { list: string; items: readonly { label: string; more: string; link: string }[] };
