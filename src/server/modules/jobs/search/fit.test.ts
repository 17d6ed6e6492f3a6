import { expect, test } from 'vitest';
import { type FitKind, fits, typedWords } from './fit.ts';

const KINDS: readonly FitKind[] = ['is', 'starts', 'words', 'begins', 'contains'];
const bestKind = (text: string, typed: string): FitKind | undefined => KINDS.find((kind) => fits(kind, text, typed));

test.each([
  ['excel', 'excel', 'is'],
  ['excel trainer', 'excel', 'starts'],
  ['trainer (excel)', 'excel', 'words'],
  ['centre of excellence', 'excel', 'begins'],
  ['msexcel', 'excel', 'contains'],
  ['typing', 'excel', undefined],
  ['data scientist/machine learning', 'machine learning', 'words'],
  ['c++ developer', 'c', 'begins'],
  ['c, c++', 'c', 'starts'],
  ['senior .net lead', '.net', 'words'],
  ['asp.net', '.net', 'contains'],
  ['हिंदी अनुवादक', 'हिंदी', 'starts'],
  ['100% remote', '100%', 'starts'],
])('%s, when %s was typed: %s', (text, typed, kind) => {
  expect(bestKind(text, typed)).toBe(kind);
});

test('separators alone are no words, and fit nowhere but as they stand', () => {
  expect(typedWords(' / ')).toBe('');
  expect(bestKind('ui/ux', '/')).toBe('contains');
});
