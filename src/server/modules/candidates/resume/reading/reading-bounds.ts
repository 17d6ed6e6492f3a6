/** Reading stops at whichever comes first; more is never needed. */
export const MOST_PAGES = 20;
export const MOST_LETTERS = 200_000;
export const MOST_LINES = 3_000;

/** Limits after which reading is aborted. */
export const MOST_MS = 20_000;
export const MOST_HEAP_MB = 192;
export const MOST_RESIDENT_BYTES = 400 * 1024 * 1024;
export const WATCH_EVERY_MS = 25;

/** Trims layout blanks from lines and applies the bounds. */
export const boundedLines = (texts: Iterable<string>): string[] => {
  const lines: string[] = [];
  let letters = 0;
  for (const text of texts) {
    for (const raw of text.split(/\r\n|[\n\r\v\f\u2028\u2029]/)) {
      // PostgreSQL cannot store NUL, and control characters carry no meaning.
      const line = raw
        .replace(/[\p{Cc}\p{Co}\s]+/gu, ' ')
        .trim()
        .slice(0, 500)
        .toWellFormed();
      if (line === '') continue;
      letters += line.length;
      if (letters > MOST_LETTERS || lines.length >= MOST_LINES) return lines;
      lines.push(line);
    }
  }
  return lines;
};
