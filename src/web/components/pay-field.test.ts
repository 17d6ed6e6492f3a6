import { expect, test } from 'vitest';
import { payEcho, typedPay } from '#web/components/pay-field.tsx';

test.each([
  ['12.5 LPA', 1_250_000],
  ['12,50,000', 1_250_000],
  ['₹ 12.5 lakh', 1_250_000],
  ['15,000/month', 180_000],
  ['850000', 850_000],
  ['12.5', 13],
  ['', null],
])('%j in the field of one amount is %j rupees a year', (typed, rupees) => {
  expect(typedPay(typed)).toBe(rupees);
});

test.each(['3-5 LPA', '12.5.5', 'negotiable'])('%j is not one amount', (typed) => {
  expect(typedPay(typed)).toBeNaN();
});

test('what was understood is told, unless the rupees are plain already', () => {
  expect(payEcho('12.5 LPA')).toBe('₹12,50,000 a year');
  expect(payEcho('12.5')).toBe('₹13 a year');
  expect(payEcho('₹ 12,50,000')).toBeUndefined();
  expect(payEcho('3-5 LPA')).toBeUndefined();
  expect(payEcho('3-5 LPA', 'year', 'max')).toBe('₹5,00,000 a year');
});
