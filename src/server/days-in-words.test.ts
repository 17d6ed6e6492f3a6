import { expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { dayAndTime } from './days-in-words.ts';

it.each([
  ['2026-11-24T06:00:00Z', 'Tue 24 Nov 2026, 11:30 am'],
  ['2026-11-23T18:30:00Z', 'Tue 24 Nov 2026, 12:00 am'],
  ['2026-11-23T18:29:00Z', 'Mon 23 Nov 2026, 11:59 pm'],
  ['2026-09-01T06:30:00Z', 'Tue 1 Sep 2026, 12:00 pm'],
])('%s is %s in India', (instant, text) => {
  expect(dayAndTime(new Date(instant))).toBe(text);
});

it.each([
  ['hi', '2026-11-24T06:00:00Z', 'मंगलवार 24 नवंबर 2026, सुबह 11:30'],
  ['hi', '2026-11-23T18:30:00Z', 'मंगलवार 24 नवंबर 2026, रात 12:00'],
  ['hi', '2026-09-01T12:30:00Z', 'मंगलवार 1 सितंबर 2026, शाम 6:00'],
  ['ta', '2026-11-24T06:00:00Z', 'செவ். 24 நவ. 2026, 11:30 am'],
] as const)('in %s, %s is %s', (language, instant, text) => {
  expect(speaking(language, () => dayAndTime(new Date(instant)))).toBe(text);
});
