import { Readable } from 'node:stream';
import { LIMITS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import { invalid } from '#server/problem.ts';
import { fieldUnder } from './listing-headings.ts';
import { type ReadRow, readListings } from './read-listings.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** UTF-8 unless a byte order mark says otherwise; older spreadsheets write Windows-1252. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // One broken row in a file that is otherwise UTF-8 is refused alone.
  const elsewhere = /[^\p{ASCII}\ufffd]/u.test(text);
  return !text.includes('\ufffd') || elsewhere ? text : new TextDecoder('windows-1252').decode(bytes);
};

/** The separator that yields the most known headings. */
const separatorOf = (headings: string): string => {
  const known = (separator: string): number =>
    headings.split(separator).filter((heading) => fieldUnder(heading) !== undefined).length;
  return SEPARATORS.reduce<string>((best, separator) => (known(separator) > known(best) ? separator : best), ',');
};

/** A spreadsheet may write `sep=;` on the first line. */
const layoutOf = (text: string): { separator: string; firstLine: number } => {
  const [first = ''] = text.slice(0, 20_000).split(/\r\n|\n|\r/, 1);
  const said = /^"?sep=(.)"?$/i.exec(first)?.[1];
  return said ? { separator: said, firstLine: 2 } : { separator: separatorOf(first), firstLine: 1 };
};

/**
 * Reads an uploaded file of listings in any encoding and with any separator.
 * @throws INVALID_INPUT when it is missing, not text, too long, or lacks a column
 */
export const readImportFile = async (
  file: Upload | undefined,
): Promise<{ rows: ReadRow[]; ignored: readonly string[] }> => {
  if (!file) throw invalid('file', 'csvMissing');
  const text = decoded(file.bytes);
  if (text.includes('\u0000')) throw invalid('file', 'csvNotText');
  const rows: ReadRow[] = [];
  let ignored: readonly string[] = [];
  const onIgnored = (headings: readonly string[]) => {
    ignored = headings;
  };
  for await (const row of readListings(Readable.from([text]), { ...layoutOf(text), onIgnored })) {
    if (rows.length === LIMITS.importRows)
      throw invalid('file', { code: 'csvTooLong', params: { most: LIMITS.importRows } });
    rows.push(row);
  }
  return { rows: rows.sort((one, other) => one.line - other.line), ignored };
};
