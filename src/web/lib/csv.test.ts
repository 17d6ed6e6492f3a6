import { expect, test } from 'vitest';
import { csvText } from '#web/lib/csv.ts';

test('a cell with a comma, a quote or a line break is quoted', () => {
  expect(csvText([['Pune, Goa', 'the "best"', 'two\nlines', 7]])).toBe('"Pune, Goa","the ""best""","two\nlines",7\r\n');
});

test.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\tx'])('%j cannot become a formula', (typed) => {
  expect(csvText([[typed]])).toBe(`'${typed}\r\n`);
});

test('a number stays one, also below zero', () => {
  expect(csvText([[-5, 'Café']])).toBe('-5,Café\r\n');
});
