import { expect, test } from 'vitest';
import { payProblem, readPay } from './pay.ts';

test.each([
  ['8 LPA', 800_000],
  ['12.5 LPA', 1_250_000],
  ['12.5lpa', 1_250_000],
  ['12.5 lakh', 1_250_000],
  ['12.5 Lakhs per annum', 1_250_000],
  ['8L', 800_000],
  ['8 lacs p.a.', 800_000],
  ['1.2 crore', 12_000_000],
  ['2 Cr', 20_000_000],
  ['80k', 80_000],
  ['15k per month', 180_000],
  ['15k/month', 180_000],
  ['₹15,000/month', 180_000],
  ['Rs. 15,000 pm', 180_000],
  ['15000 a month', 180_000],
  ['1 lakh/month', 1_200_000],
  ['₹12,50,000', 1_250_000],
  ['12,50,000 a year', 1_250_000],
  ['12 50 000', 1_250_000],
  ['1250000/-', 1_250_000],
  [' 600000 ', 600_000],
])('%s is %i rupees a year', (typed, rupees) => {
  expect(readPay(typed)).toEqual({ min: rupees, max: rupees });
});

test.each([
  ['3-5 LPA', 300_000, 500_000],
  ['3 – 5.5 lakh', 300_000, 550_000],
  ['80k to 1.2 lakh', 80_000, 120_000],
  ['₹3,00,000 - ₹6,00,000', 300_000, 600_000],
  ['10-15k per month', 120_000, 180_000],
])('%s is a range', (typed, min, max) => {
  expect(readPay(typed)).toEqual({ min, max });
});

test('where pay is by the month a bare number is too, lakh and crore are not', () => {
  expect(readPay('15,000', 'month')?.min).toBe(180_000);
  expect(readPay('15k', 'month')?.min).toBe(180_000);
  expect(readPay('1,80,000 a year', 'month')?.min).toBe(180_000);
  expect(readPay('3 LPA', 'month')?.min).toBe(300_000);
});

test.each(['', 'negotiable', '12.5.5 LPA', 'LPA', '-5 lakh', '$5000', '8 LPA or more', '1e9', '12,5', 'constructor'])(
  '%j is no pay',
  (typed) => {
    expect(readPay(typed)).toBeUndefined();
  },
);

test('pay below ₹10,000 or above ₹100 crore a year is refused with a sentence', () => {
  expect(payProblem(0)).toBe('payTooLow');
  expect(payProblem(9_999)).toBe('payTooLow');
  expect(payProblem(10_000)).toBeUndefined();
  expect(payProblem(1_000_000_000)).toBeUndefined();
  expect(payProblem(1_000_000_001)).toBe('payTooHigh');
  expect(payProblem(Number.NaN)).toBe('payUnread');
});
