import { expect, it } from 'vitest';
import { aroundOther, langByLetters } from './language-of-text.ts';

it.each([
  ['Backend Engineer', 'en'],
  ['फ़ील्ड सेल्स एग्ज़ीक्यूटिव', 'hi'],
  // By the share of its words.
  ['गणित शिक्षक, CBSE', 'hi'],
  ['Tally आता हो', 'hi'],
  ['MS Excel और Tally Prime आना चाहिए', 'hi'],
  ['स्टॉक रजिस्टर, Tally, MS Excel', 'hi'],
  ['Teacher of हिन्दी and Sanskrit', 'en'],
  ['வேலை', 'ta'],
  ['শিক্ষক, ঢাকা', 'bn'],
  // No language detected.
  ['24 × 7', undefined],
  ['料理', undefined],
])('%s is in %s', (text, language) => {
  expect(langByLetters(text)).toBe(language);
});

it.each([
  ['Kaveri Health ने आपका आवेदन स्वीकार किया: Staff Nurse, ICU', 'hi', ['Kaveri Health', 'Staff Nurse, ICU']],
  ['आज आपके पास 2 इंटरव्यू हैं', 'hi', []],
  ['Withdraw your application for गणित शिक्षक at आशा स्कूल?', 'en', ['गणित शिक्षक', 'आशा स्कूल']],
  ['செல்வி का आवेदन', 'hi', ['செல்வி']],
  ['Kaveri Health நிறுவனத்தில் शिक्षक', 'ta', ['Kaveri Health', 'शिक्षक']],
  ['Frontend Engineer (UI, level 2)', 'hi', ['Frontend Engineer (UI, level 2)']],
  ['(12 × 7)', 'hi', []],
  // An accent typed as a separate mark belongs to its letter.
  ['A cre\u0300che near the office', 'en', []],
])('in the sentence %s on a page in %s the names %j are in another script', (sentence, language, names) => {
  const parts = aroundOther(sentence, language);
  expect(parts.join('')).toBe(sentence);
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(names);
});
