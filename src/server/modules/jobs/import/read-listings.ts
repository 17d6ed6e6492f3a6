import { pipeline, type Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import type { FieldProblem } from '#contract/field-problems.ts';
import type { RowProblem } from '#contract/job-imports.ts';
import { invalid } from '#server/problem.ts';
import { fieldUnder, type ListingField } from './listing-headings.ts';
import { type Listing, type ListingRow, readListing } from './read-listing.ts';

/**
 * One row of a file: its line, counted from 1 including the headings, and its listing or the reasons for its refusal.
 */
export type ReadRow = { line: number } & ({ listing: Listing } | { refused: RowProblem[]; row: ListingRow });

interface Reading {
  /** Column separator; a comma by default. */
  separator?: string;
  /** The line of the headings, counted from 1. */
  firstLine?: number;
  /** Called with the headings of columns that are not read. */
  onIgnored?: (headings: readonly string[]) => void;
}

/** A longer row means that the file is broken. */
const LONGEST_ROW = 200_000;

/** The limit of spreadsheets; cells without text add nothing to the length of a row. */
const MOST_CELLS = 16_384;

/** All rows of a piece passed to the parser stay in memory until they are read. */
const PIECE_BYTES = 16 * 1024;

async function* piecesOf(csv: Readable, isOver: () => boolean): AsyncGenerator<Buffer> {
  for await (const chunk of csv as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk as Buffer);
    for (let from = 0; from < bytes.length && !isOver(); from += PIECE_BYTES)
      yield bytes.subarray(from, from + PIECE_BYTES);
    if (isOver()) return;
  }
}

/** When two headings name the same field, the first column with text counts. */
const rowOf = (fields: readonly (ListingField | undefined)[], cells: readonly string[]): ListingRow => {
  const row: Partial<Record<ListingField, string>> = {};
  for (const [column, field] of fields.entries()) {
    const cell = cells[column];
    // Normalized like typed input.
    if (field && cell && !row[field]?.trim()) row[field] = cell.normalize('NFC');
  }
  return row;
};

const REQUIRED = ['title', 'company', 'location', 'skills'] as const satisfies readonly ListingField[];

const missingColumns = (fields: readonly (ListingField | undefined)[]): string[] =>
  REQUIRED.filter((field) => !fields.includes(field));

/** A separator other than the comma is the most likely reason. */
const headingProblem = (missing: readonly string[], headings: readonly string[]): FieldProblem => {
  const separated = headings.length !== 1 || !/[;\t|]/.test(headings[0] ?? '');
  return { code: 'csvColumnsMissing', params: { columns: missing.join(', '), separated } };
};

/** A row may span lines and is reported at its first one. */
const firstLine = (cells: readonly string[], { lines }: Info): number =>
  lines - cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/**
 * Reads listings from CSV (RFC 4180, UTF-8) row by row. Columns are identified by their headings. A row with unclosed
 * quotes is refused together with everything it swallowed.
 * @throws INVALID_INPUT when a column is missing
 */
export async function* readListings(
  csv: Readable,
  { separator = ',', firstLine: from = 1, onIgnored }: Reading = {},
): AsyncGenerator<ReadRow> {
  const broken: ReadRow[] = [];
  const onSkip = (error: CsvError | undefined): undefined => {
    // Only the first error is reported: the broken row swallows the rest.
    if (broken.length === 0) broken.push({ line: Number(error?.lines ?? 0), refused: ['unreadable'], row: {} });
  };
  const parser = parse({
    bom: true,
    delimiter: separator,
    from_line: from,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    cast: (cell, { index }) => {
      if (index >= MOST_CELLS) throw invalid('file', 'csvNotText');
      return cell;
    },
    // Throwing would end the stream and lose the good rows still buffered in it.
    skip_records_with_error: true,
    on_skip: onSkip,
  });
  // Errors are thrown where the rows are read.
  pipeline(
    piecesOf(csv, () => broken.length > 0),
    parser,
    () => undefined,
  );
  let fields: (ListingField | undefined)[] | undefined;
  // Emitted by the parser with `info`.
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    if (!fields) {
      fields = record.map(fieldUnder);
      const missing = missingColumns(fields);
      if (missing.length > 0) throw invalid('file', headingProblem(missing, record));
      onIgnored?.(record.filter((heading, column) => heading.trim() !== '' && !fields?.[column]));
      continue;
    }
    const line = firstLine(record, info);
    const row = rowOf(fields, record);
    if (record.some((cell) => cell.includes('\ufffd'))) {
      yield { line, refused: ['notUtf8'], row };
      continue;
    }
    const read = readListing(row);
    yield 'refused' in read ? { line, refused: read.refused, row } : { line, listing: read };
  }
  if (!fields) throw invalid('file', 'csvEmpty');
  yield* broken;
}
