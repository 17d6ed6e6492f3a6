import { expect, it } from 'vitest';
import { langOf } from '#web/lib/lang-of.ts';

it.each([
  ['Backend Engineer', 'en', undefined],
  ['Backend Engineer', 'hi', 'en'],
  ['फ़ील्ड सेल्स एग्ज़ीक्यूटिव', 'hi', undefined],
  ['फ़ील्ड सेल्स एग्ज़ीक्यूटिव', 'en', 'hi'],
  // By the majority of its letters.
  ['गणित शिक्षक, CBSE', 'en', 'hi'],
  ['Teacher of हिन्दी and Sanskrit', 'hi', 'en'],
  // No language detected.
  ['24 × 7', 'hi', undefined],
  ['வேலை', 'hi', undefined],
])('%s on a page in %s is marked as %s', (text, page, lang) => {
  expect(langOf(text, page)).toBe(lang);
});
