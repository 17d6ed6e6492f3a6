import { expect, test } from 'vitest';
import { payText, understoodPay } from '#web/lib/pay-text.ts';

test('pay is written by the year, and an internship’s by the month', () => {
  expect(payText(1_250_000)).toBe('₹12,50,000 a year');
  expect(payText(13)).toBe('₹13 a year');
  expect(payText(180_000, 'month')).toBe('₹15,000 a month');
});

test('says pay by the month both ways where a year is asked', () => {
  const say = (asked: 'year' | 'month', written: 'year' | 'month') =>
    understoodPay(asked, written, (by) => payText(180_000, by));
  expect(say('year', 'month')).toBe('₹15,000 a month (₹1,80,000 a year)');
  expect(say('year', 'year')).toBe('₹1,80,000 a year');
  expect(say('month', 'year')).toBe('₹15,000 a month');
});
