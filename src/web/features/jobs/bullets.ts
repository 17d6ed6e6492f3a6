/** Splits a text into lines, without list markers. */
export const linesOf = (text: string): string[] => withoutMarks(withoutNumbers(text).split(/[\r\n]+/u));

/** Removes the numbers of a typed list: "1. Plan shifts", "2) Check weights". "3.5 years" keeps its number. */
const withoutNumbers = (text: string): string => text.replace(/^\s*\(?\p{Nd}{1,2}[.)](?=\s|\p{L})/gmu, '');

const withoutMarks = (lines: string[]): string[] =>
  lines.map((line) => line.replace(/^[\s•·*–—-]+/u, '').trim()).filter((line) => line !== '');

/**
 * Splits a text into lines at line breaks, full stops and asterisks. A full stop inside a word or a number ("B.Ed",
 * "Node.js", "3.5") does not split.
 */
export const bulletsOf = (text: string): string[] => withoutMarks(withoutNumbers(text).split(/[\r\n*]+|\.(?=\s|$)|।/u));
