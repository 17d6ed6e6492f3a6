/** Splits a text into lines, without list markers. */
export const linesOf = (text: string): string[] => withoutMarks(text.split(/[\r\n]+/u));

const withoutMarks = (lines: string[]): string[] =>
  lines.map((line) => line.replace(/^[\s•·*–—-]+/u, '').trim()).filter((line) => line !== '');

/**
 * Splits a text into lines at line breaks, full stops and asterisks. A full stop inside a word or a number ("B.Ed",
 * "Node.js", "3.5") does not split.
 */
export const bulletsOf = (text: string): string[] => withoutMarks(text.split(/[\r\n*]+|\.(?=\s|$)|।/u));
