/** A text as its lines, without the marks of a typed list. */
export const linesOf = (text: string): string[] => withoutMarks(text.split(/[\r\n]+/u));

const withoutMarks = (lines: string[]): string[] =>
  lines.map((line) => line.replace(/^[\s•·*–—-]+/u, '').trim()).filter((line) => line !== '');

/**
 * A text as lines: split at line breaks, full stops and asterisks. A full stop
 * inside a word or a number ("B.Ed", "Node.js", "3.5") ends nothing.
 */
export const bulletsOf = (text: string): string[] => withoutMarks(text.split(/[\r\n*]+|\.(?=\s|$)|।/u));
