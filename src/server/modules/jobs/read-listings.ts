import type { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { invalid } from '#server/problem.ts';
import { fieldUnder, type ListingField } from './listing-headings.ts';
import { type Listing, type ListingRow, readListing } from './read-listing.ts';

/** One row of a file: its line, counted from 1 with the headings, and what it lists or why it is refused. */
export type ReadRow = { line: number } & ({ listing: Listing } | { refused: string });

/** A field may be this long before the file is taken for broken. */
const LONGEST_ROW = 200_000;

/** Under two headings of one kind the first column with a text counts. */
const rowOf = (fields: readonly (ListingField | undefined)[], cells: readonly string[]): ListingRow => {
  const row: Partial<Record<ListingField, string>> = {};
  for (const [column, field] of fields.entries()) {
    const cell = cells[column];
    if (field && cell && !row[field]?.trim()) row[field] = cell;
  }
  return row;
};

const REQUIRED: readonly (readonly [ListingField, string])[] = [
  ['title', 'title'],
  ['company', 'company'],
  ['location', 'place'],
  ['skills', 'skills'],
];

const missingColumns = (fields: readonly (ListingField | undefined)[]): string[] =>
  REQUIRED.filter(([field]) => !fields.includes(field)).map(([, name]) => name);

/** A row may span lines, and is found by the first of them. */
const firstLine = (cells: readonly string[], { lines }: Info): number =>
  lines - cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/**
 * Reads listings from CSV (RFC 4180, UTF-8) row by row. Columns are known by
 * their headings. A file that breaks off ends with a refusal.
 * @throws INVALID_INPUT when a column is missing
 */
export async function* readListings(csv: Readable): AsyncGenerator<ReadRow> {
  const parser = csv.pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  csv.once('error', (error) => parser.destroy(error));
  let fields: (ListingField | undefined)[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = firstLine(record, info);
      if (fields) {
        const read = readListing(rowOf(fields, record));
        yield 'refused' in read ? { line, refused: read.refused } : { line, listing: read };
        continue;
      }
      fields = record.map(fieldUnder);
      const missing = missingColumns(fields);
      if (missing.length === 0) continue;
      throw invalid('file', `There is no column for ${missing.join(', ')}.`);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: Number(error.lines ?? parser.info.lines), refused: 'From here on the file is not readable as CSV.' };
  }
}
