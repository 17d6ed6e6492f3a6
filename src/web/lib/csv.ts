/** Values that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

const cellOf = (value: string | number): string => {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats a table as CSV (RFC 4180). User-entered text cannot become a formula in a spreadsheet. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Returns the same as a file to save; the byte order mark lets a spreadsheet read every script. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob(['\ufeff', csvText(rows)], { type: 'text/csv;charset=utf-8' });
