/**
 * A text as lines: split at line breaks, full stops and asterisks. A full stop
 * inside a word or a number ("B.Ed", "Node.js", "3.5") ends nothing.
 */
export const bulletsOf = (text: string): string[] =>
  text
    .split(/[\r\n*]+|\.(?=\s|$)/u)
    .map((line) => line.replace(/^[\s•·–—-]+/u, '').trim())
    .filter((line) => line !== '');
