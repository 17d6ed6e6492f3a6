import { expect, test } from 'vitest';
import { spreadsheetText } from './spreadsheet-text.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98765', "'+91 98765"],
  [' =1', " '=1"],
  ['\t@SUM(A1)', "\t'@SUM(A1)"],
  ['a;=1;-2', "a;'=1;'-2"],
  ['a|=1', "a|'=1"],
  ['a;"=1"', 'a;"\'=1"'],
  ['a\r\n=1', "a\r\n'=1"],
  ['\uff1d1', "'\uff1d1"],
])('%j holds no formula behind any separator', (typed, shown) => expect(spreadsheetText(typed)).toBe(shown));

test.each(['a=1', 'C++; Java', 'well-known', 'me@example.in', '₹5 - 7', ''])('%j stays as it is', (typed) =>
  expect(spreadsheetText(typed)).toBe(typed),
);

test('a long run of separators takes no longer than it is', () => {
  const began = performance.now();
  spreadsheetText(`${';'.repeat(200_000)}${' "'.repeat(100_000)}${'\n'.repeat(200_000)}=x${';=-'.repeat(100_000)}`);
  expect(performance.now() - began).toBeLessThan(1_000);
});
