import { expect, it } from 'vitest';
import { numbersInDigits } from './numbers-in-words.ts';

it.each([
  ['बीस हज़ार', '20 हज़ार'],
  ['पंद्रह हजार महीना', '15 हजार महीना'],
  ['डेढ़ लाख', '1.5 लाख'],
  ['dhai lakh', '2.5 lakh'],
  ['सवा लाख', '1.25 लाख'],
  ['सवा दो लाख', '2.25 लाख'],
  ['साढ़े तीन लाख', '3.5 लाख'],
  ['do saal ka anubhav', '2 saal ka anubhav'],
  ['दो पहिया', 'दो पहिया'],
])('%s is %s', (words, digits) => {
  expect(numbersInDigits(words)).toBe(digits.normalize('NFC'));
});
