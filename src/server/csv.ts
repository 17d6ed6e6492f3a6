import { stringify } from 'csv-stringify/sync';
import { spreadsheetText } from '#contract/spreadsheet-text.ts';
import type { Answer } from '#server/answer.ts';

/** A heading, and what stands under it for a row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined];

/**
 * A table as a file to save. What somebody typed cannot become a formula in the
 * reader's spreadsheet, and the mark in front lets it read every script.
 */
export const csvAnswer = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Answer<string> => ({
  body: stringify([columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))], {
    bom: true,
    cast: { string: spreadsheetText },
    // A bare line break would begin a row, and a separator of other countries a cell, with whatever follows it.
    quoted_match: /[\r\n\t;]/,
    record_delimiter: 'windows',
  }),
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
  },
});
