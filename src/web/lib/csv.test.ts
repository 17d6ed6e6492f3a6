import { expect, test } from 'vitest';
import { csvText } from '#web/lib/csv.ts';

test('a cell with a comma, a quote or a line break is quoted', () => {
  expect(csvText([['Pune, Goa', 'the "best"', 'two\nlines', 7]])).toBe('"Pune, Goa","the ""best""","two\nlines",7\r\n');
});

test.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)'])('%j cannot become a formula', (typed) => {
  expect(csvText([[typed]])).toBe(`'${typed}\r\n`);
});

test('what stands behind a separator of other countries cannot become one either', () => {
  expect(csvText([['a;=1', 'b\t=1']])).toBe('"a;\'=1","b\t\'=1"\r\n');
});

test('a number stays one, also below zero', () => {
  expect(csvText([[-5, 'Café']])).toBe('-5,Café\r\n');
});
