/** Splits a text into lines, without list markers. */
export const linesOf = (text: string): string[] => withoutMarks(withoutNumbers(text).split(/[\r\n]+/u));

/** Removes the numbers of a typed list: "1. Plan shifts", "2) Check weights". "3.5 years" keeps its number. */
const withoutNumbers = (text: string): string => text.replace(/^\s*\(?\p{Nd}{1,2}[.)](?=\s|\p{L})/gmu, '');

const withoutMarks = (lines: string[]): string[] =>
  lines.map((line) => line.replace(/^[\s•·*–—-]+/u, '').trim()).filter((line) => line !== '');

/**
 * A full stop or asterisk that ends a point. None inside a word or a number ("B.Ed", "Node.js", "3.5"), nor after an
 * abbreviation ("B.Sc.", "e.g.", "Dr.").
 */
const END = /\*|(?<!(?:^|[\s(/,])(?:(?:\p{L}{1,2}\.)+\p{L}{1,5}|\p{Lu}\p{Ll}{0,2}))\.(?=\s|$)|।/u;

/** Splits a text into points: one for each line, or for each sentence of a text in a single line. */
export const bulletsOf = (text: string): string[] => {
  const lines = linesOf(text);
  return lines.length > 1 ? lines : withoutMarks((lines[0] ?? '').split(END));
};
