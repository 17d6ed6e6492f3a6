import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvAnswer } from './csv.ts';

const cells = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\t=1',
  '\r=1',
  'a\n=1+1',
  'a\r=1+1',
  '\n=1',
  'a;=1',
  'a\t=1',
  'a,"=1"',
  ';"=1"',
  'अ',
];
const table = String(
  csvAnswer(
    'x.csv',
    [
      ['Text', (row: string) => row],
      ['Again', (row: string) => row],
      ['Next', () => 'next'],
    ],
    cells,
  ).body,
);

it('keeps each row a row, whatever line breaks and separators are in it', () => {
  const rows: string[][] = parse(table, { bom: true });
  expect(rows).toHaveLength(cells.length + 1);
  for (const row of rows.slice(1)) expect(row).toEqual([expect.any(String), expect.any(String), 'next']);
  for (const [at, cell] of cells.entries()) expect(rows[at + 1]?.[0]?.replaceAll("'", '')).toBe(cell);
});

it('breaks no line outside a quoted cell', () => {
  expect(table.replace(/"(?:[^"]|"")*"/g, '').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('begins no cell with a formula, in whichever country it is opened', () => {
  for (const separator of [',', ';', '\t']) {
    const rows: string[][] = parse(table, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
    });
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s"]*[=+@-]/);
  }
});
