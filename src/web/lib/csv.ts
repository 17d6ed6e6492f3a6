import { spreadsheetText } from '#contract/spreadsheet-text.ts';

const cellOf = (value: string | number): string => {
  const safe = typeof value === 'string' ? spreadsheetText(value) : String(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV (RFC 4180). What somebody typed cannot become a formula in the reader's spreadsheet. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** The same as a file to save; the mark in front lets a spreadsheet read every script. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob(['\ufeff', csvText(rows)], { type: 'text/csv;charset=utf-8' });
