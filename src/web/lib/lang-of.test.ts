import { expect, it } from 'vitest';
import { aroundOther, langOf } from '#web/lib/lang-of.ts';

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

it.each([
  ['Kaveri Health ने आपका आवेदन स्वीकार किया: Staff Nurse, ICU', 'hi', ['Kaveri Health', 'Staff Nurse, ICU']],
  ['आज आपके पास 2 इंटरव्यू हैं', 'hi', []],
  ['Withdraw your application for गणित शिक्षक at आशा स्कूल?', 'en', ['गणित शिक्षक', 'आशा स्कूल']],
])('in the sentence %s on a page in %s the names %j are in the other script', (sentence, page, names) => {
  const parts = aroundOther(sentence, page);
  expect(parts.join('')).toBe(sentence);
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(names);
});
