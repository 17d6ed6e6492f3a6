import { spreadsheetText } from '#contract/spreadsheet-text.ts';

const cellOf = (value: string | number): string => {
  const safe = typeof value === 'string' ? spreadsheetText(value) : String(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats a table as CSV (RFC 4180). User-entered text cannot become a formula in a spreadsheet. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Returns the same as a file to save; the byte order mark lets a spreadsheet read every script. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob(['\ufeff', csvText(rows)], { type: 'text/csv;charset=utf-8' });
