import { expect, it } from 'vitest';
import { langOf } from '#web/lib/lang-of.ts';

it.each([
  ['Backend Engineer', 'en', undefined],
  ['Backend Engineer', 'hi', 'en'],
  ['गणित शिक्षक, CBSE', 'hi', undefined],
  ['गणित शिक्षक, CBSE', 'en', 'hi'],
  ['24 × 7', 'hi', undefined],
])('%s on a page in %s is marked as %s', (text, page, lang) => {
  expect(langOf(text, page)).toBe(lang);
});
