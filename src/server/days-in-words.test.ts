import { expect, it } from 'vitest';
import { dayAndTime } from './days-in-words.ts';

it.each([
  ['2026-11-24T06:00:00Z', 'Tue 24 Nov 2026, 11:30 am'],
  ['2026-11-23T18:30:00Z', 'Tue 24 Nov 2026, 12:00 am'],
  ['2026-11-23T18:29:00Z', 'Mon 23 Nov 2026, 11:59 pm'],
  ['2026-09-01T06:30:00Z', 'Tue 1 Sep 2026, 12:00 pm'],
])('%s is %s in India', (instant, text) => {
  expect(dayAndTime(new Date(instant))).toBe(text);
});
