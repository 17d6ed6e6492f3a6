/** A way on. */
export interface Way {
  label: string;
  link: string;
  /** Beside the point of the mail: a line with a link, where the others are a button. */
  aside?: boolean;
}

/** What a mail consists of; a text is a paragraph. */
export type Block =
  | string
  | Way
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** What somebody wrote, under a line that says who. */
  | { wrote: string; words: string }
  /** A day and time, as a leaf of a calendar; `label` names it where there are no pictures. */
  | { label: string; at: Date; zone: string }
  /** Several places to go, each with a line about it. */
  | { list: string; items: readonly { label: string; more: string; link: string }[] };
