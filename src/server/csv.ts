import { stringify } from 'csv-stringify/sync';
import { spreadsheetText } from '#contract/spreadsheet-text.ts';
import type { Answer } from '#server/answer.ts';

/** A heading, and a function for a row's cell in that column. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined];

/**
 * Returns a table as a CSV file. Cells are escaped so that typed text cannot become a formula in a spreadsheet, and the
 * byte order mark makes every script readable.
 */
export const csvAnswer = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Answer<string> => ({
  body: stringify([columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))], {
    bom: true,
    cast: { string: spreadsheetText },
    // Quotes cells with a bare line break, which would begin a row, or another locale's separator, which would begin a
    // cell.
    quoted_match: /[\r\n\t;]/,
    record_delimiter: 'windows',
  }),
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
  },
});
