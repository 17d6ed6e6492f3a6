import { expect, test } from 'vitest';
import { payText } from '#web/lib/pay-text.ts';

test('pay is written by the year, and an internship’s by the month', () => {
  expect(payText(1_250_000)).toBe('₹12,50,000 a year');
  expect(payText(13)).toBe('₹13 a year');
  expect(payText(180_000, 'month')).toBe('₹15,000 a month');
});
