import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/rules.ts';
import { readImportFile } from './read-import-file.ts';
import { readListings } from './read-listings.ts';

const HEADINGS = 'Title,Company,City,Skills\n';
const GOOD = 'Cook,Spice,Goa,Cooking\n';
/** Returns about as much text as an upload may have. */
const filledWith = (text: string): string => text.repeat(Math.floor(LIMITS.fileBytes / text.length) - 100);
const read = (text: string) => readImportFile({ originalName: 'x.csv', bytes: new TextEncoder().encode(text) });
const refused = (code: unknown) => ({ details: { fields: { file: code } } });

describe('a hostile file', () => {
  it('has few of its rows in memory at a time', async () => {
    const before = process.memoryUsage().heapUsed;
    let held = 0;
    for await (const row of readListings(Readable.from([HEADINGS + filledWith('a\n')]))) {
      held = process.memoryUsage().heapUsed - before;
      expect(row.line).toBe(2);
      break;
    }
    expect(held).toBeLessThan(100 * 1024 * 1024);
  });

  it.each([
    ['short rows', HEADINGS + filledWith('a\n')],
    ['quoted cells', HEADINGS + filledWith('""\n')],
    ['short rows behind a word on separators', `sep=,\n${HEADINGS}${filledWith('a\n')}`],
  ])('of %s is refused for their number', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject(
      refused({ code: 'csvTooLong', params: { most: LIMITS.importRows } }),
    );
  });

  it.each([
    ['below its headings', HEADINGS + filledWith(',')],
    ['as its headings', filledWith(',') + HEADINGS],
  ])('is refused when a row has more cells than any spreadsheet, %s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject(refused('csvNotText'));
  });

  it.each([
    ['a quote that does not close', '"'],
    ['a text that does not end', ''],
  ])('keeps the rows in front of %s, and refuses what it swallows once', async (_, quote) => {
    const { rows } = await read(`${HEADINGS}${GOOD}${quote}${'a'.repeat(LIMITS.fileBytes - 1_000)}`);
    expect(rows).toEqual([
      { line: 2, listing: expect.anything() },
      { line: 3, refused: ['unreadable'], row: {} },
    ]);
  });
});

it('reads a row that spans the pieces in which a file is read, whatever their edge cuts', async () => {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const long = `"${'d'.repeat(16 * 1024 - HEADINGS.length - 48 + ahead)}"`;
    const { rows } = await read(`${HEADINGS.trim()},Ref\r\n"Küche ""A""",Späti & Co,Goa,Cooking,${long}\r\n${GOOD}`);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ listing: { title: 'Küche "A"', companyName: 'Späti & Co' } });
    expect(rows[1]).toMatchObject({ listing: { title: 'Cook' } });
  }
});
