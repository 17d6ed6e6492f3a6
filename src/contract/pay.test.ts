import { expect, test } from 'vitest';
import { offeredPayProblem, payBand, payOfBand, payProblem, readPay, readPayRange, typedPay } from './pay.ts';
import { typedPayEnds } from './pay-ends.ts';

test.each([
  ['8 LPA', 800_000],
  ['8 lpa', 800_000],
  ['8 L.P.A.', 800_000],
  ['12.5 LPA', 1_250_000],
  ['12.5lpa', 1_250_000],
  ['₹ 8 LPA', 800_000],
  ['CTC 8 LPA', 800_000],
  ['8 LPA fixed', 800_000],
  ['12.5 lakh', 1_250_000],
  ['3 lakh 50 thousand', 350_000],
  ['3 lakh 50k', 350_000],
  ['2 lakh and 5 thousand a year', 205_000],
  ['1 crore 20 lakh', 12_000_000],
  ['₹1 lakh 20 thousand per month', 1_440_000],
  ['१ लाख २० हज़ार', 120_000],
  ['12.5 Lakhs per annum', 1_250_000],
  ['8 lakh/annum', 800_000],
  ['8 lakhs a year', 800_000],
  ['8L', 800_000],
  ['8 l', 800_000],
  ['8 lacs p.a.', 800_000],
  ['Rs.8 lac pa', 800_000],
  ['INR 8 lakh', 800_000],
  ['8 लाख', 800_000],
  ['1.2 crore', 12_000_000],
  ['1.2 cr', 12_000_000],
  ['2 Cr', 20_000_000],
  ['80k a year', 80_000],
  ['80 thousand pa', 80_000],
  ['80,000 per annum', 80_000],
  ['80k', 960_000],
  ['80 K', 960_000],
  ['80 thousand', 960_000],
  ['80 हज़ार', 960_000],
  ['15000', 180_000],
  ['₹15,000', 180_000],
  ['1000', 12_000],
  ['99,999', 1_199_988],
  ['1,00,000', 100_000],
  ['100k', 100_000],
  ['5,000 a year', 5_000],
  ['999', 999],
  ['6', 600_000],
  ['12.5', 1_250_000],
  ['99.5', 9_950_000],
  ['100', 100],
  ['0.5', 1],
  ['6 a year', 6],
  ['५ लाख', 500_000],
  ['१२.५', 1_250_000],
  ['₹12,000 महीना', 144_000],
  ['25 हज़ार महीना', 300_000],
  ['25 हजार हर महीने', 300_000],
  ['15k प्रति माह', 180_000],
  ['₹4,20,000 सालाना', 420_000],
  ['8 लाख साल', 800_000],
  ['90 हज़ार सालाना', 90_000],
  ['₹६,००,०००', 600_000],
  ['15k per month', 180_000],
  ['15k/month', 180_000],
  ['15K pm', 180_000],
  ['₹15,000/month', 180_000],
  ['₹15,000 / mo', 180_000],
  ['Rs. 15,000 pm', 180_000],
  ['Rs 15,000/- p.m.', 180_000],
  ['Rs. 15,000/- per month', 180_000],
  ['15000 pm', 180_000],
  ['15000 p.m', 180_000],
  ['15000/m', 180_000],
  ['15000 monthly', 180_000],
  ['15000 a month', 180_000],
  ['1 lakh/month', 1_200_000],
  ['₹12,50,000', 1_250_000],
  ['₹12,50,000/-', 1_250_000],
  ['12,50,000 a year', 1_250_000],
  ['12,50,000/year', 1_250_000],
  ['12 50 000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1250000/-', 1_250_000],
  ['1250000 yearly', 1_250_000],
  [' 600000 ', 600_000],
  ['6,00,000 INR', 600_000],
  ['6 lakh rupees', 600_000],
  ['6,00,000.50', 600_001],
  ['1 crore', 10_000_000],
  ['1 karod', 10_000_000],
  ['20 hazar', 240_000],
  ['20 Hajar', 240_000],
  ['20 hazaar mahina', 240_000],
  ['20 हज़ार रुपये', 240_000],
])('%s is %i rupees a year', (typed, rupees) => {
  expect(readPay(typed)).toEqual({ min: rupees, max: rupees });
});

test.each(['5 rupees', 'rs 8', 'Rs. 8', '₹8', '8 INR', '8 रुपये', '₹3-6'])('%s counts rupees, not lakhs', (typed) => {
  expect(payProblem(readPay(typed)?.min ?? Number.NaN)).toBe('payTooLow');
});

test.each([
  ['3-5 LPA', 300_000, 500_000],
  ['3L-5L', 300_000, 500_000],
  ['3 – 5.5 lakh', 300_000, 550_000],
  ['3 to 5 lakhs', 300_000, 500_000],
  ['3 lakh 50 thousand to 4 lakh', 350_000, 400_000],
  ['80 lakh - 1.2 cr', 8_000_000, 12_000_000],
  ['3-6', 300_000, 600_000],
  ['4.5 to 6.5', 450_000, 650_000],
  ['10-15k', 120_000, 180_000],
  ['15,000 - 20,000', 180_000, 240_000],
  ['80,000 - 1,20,000', 960_000, 1_440_000],
  ['80k-120k', 960_000, 1_440_000],
  ['80,000 - 1,20,000 a year', 80_000, 120_000],
  ['80,000 - 12,00,000', 80_000, 1_200_000],
  ['1,20,000 - 1,50,000', 120_000, 150_000],
  ['3 lakh - 5,00,000', 300_000, 500_000],
  ['6 - 9,00,000', 600_000, 900_000],
  ['15k/month - 20k/month', 180_000, 240_000],
  ['80k to 1.2 lakh', 80_000, 120_000],
  ['80,000 to 1.2 lakh', 80_000, 120_000],
  ['₹6,00,000 - 8,00,000', 600_000, 800_000],
  ['₹3,00,000 - ₹6,00,000', 300_000, 600_000],
  ['₹3,00,000-6,50,000 P.A.', 300_000, 650_000],
  ['10-15k per month', 120_000, 180_000],
  ['₹10,000 – ₹15,000 a month', 120_000, 180_000],
  ['3 से 5 लाख', 300_000, 500_000],
  ['10 से 15 हज़ार महीना', 120_000, 180_000],
  ['₹10,000–12,000 महीना', 120_000, 144_000],
])('%s is a range', (typed, min, max) => {
  expect(readPay(typed)).toEqual({ min, max });
});

test.each([
  ['5+ LPA', 500_000, null],
  ['5 LPA+', 500_000, null],
  ['8 LPA or more', 800_000, null],
  ['above 8 lakh', 800_000, null],
  ['min 15k/month', 180_000, null],
  ['up to 5 LPA', null, 500_000],
  ['above 20,000', 240_000, null],
  ['5+', 500_000, null],
  ['upto 20,000 pm', null, 240_000],
  ['5 लाख तक', null, 500_000],
  ['20 हज़ार महीने तक', null, 240_000],
  ['4 लाख से ज़्यादा', 400_000, null],
])('%s leaves one end open, which a field for one amount does not take', (typed, min, max) => {
  expect(readPayRange(typed)).toMatchObject({ min, max });
  expect(readPay(typed)).toBeUndefined();
});

test('a field for one amount takes no range, but for one of its ends', () => {
  expect(typedPay(' ')).toBeNull();
  expect(typedPay('12.5 LPA')).toBe(1_250_000);
  for (const range of ['3-5 LPA', '3-5', '5+ LPA', 'up to 5 LPA'])
    expect(payProblem(typedPay(range) ?? 0), range).toBe('payRange');
  expect(payProblem(typedPay('5+ LPA', 'year', 'max') ?? 0)).toBe('payUnread');
  expect(typedPay('3-5 LPA', 'year', 'max')).toBe(500_000);
  expect(typedPay('negotiable')).toBeNaN();
});

test.each([
  ['80000', '120000', [960_000, 'month'], [1_440_000, 'month']],
  ['80000', '1,20,000 a year', [960_000, 'month'], [120_000, 'year']],
  ['80k a month', '120000', [960_000, 'month'], [1_440_000, 'month']],
  ['80k a month', '12 LPA', [960_000, 'month'], [1_200_000, 'year']],
  ['120000', '80000', [120_000, 'year'], [960_000, 'month']],
  ['25000', '4.8 LPA', [300_000, 'month'], [480_000, 'year']],
  ['25k', '4.8 LPA', [300_000, 'month'], [480_000, 'year']],
  ['50000', '4.8 LPA', [600_000, 'month'], [480_000, 'year']],
  ['25000', '4,80,000', [300_000, 'month'], [480_000, 'year']],
  ['3,00,000', '50000', [300_000, 'year'], [600_000, 'month']],
  ['3', '5 LPA', [300_000, 'year'], [500_000, 'year']],
  ['20', '30k', [240_000, 'month'], [360_000, 'month']],
  ['8', '12 LPA', [800_000, 'year'], [1_200_000, 'year']],
  ['10', '15k', [120_000, 'month'], [180_000, 'month']],
  ['80000', '12', [960_000, 'month'], [1_200_000, 'year']],
  ['600000', '900000', [600_000, 'year'], [900_000, 'year']],
  ['3-5 LPA', '80000', [300_000, 'year'], [960_000, 'month']],
  ['80000', '', [960_000, 'month'], [null, 'year']],
  ['80000', 'negotiable', [960_000, 'month'], [Number.NaN, 'year']],
])('%s and %s in two fields are each read alone, or else as one range', (min, max, least, most) => {
  const read = typedPayEnds({ min, max });
  expect([read.min.rupees, read.min.period]).toEqual(least);
  expect([read.max.rupees, read.max.period]).toEqual(most);
});

test.each([
  ['12,000', '1.8 lakh', [144_000, 'month'], [180_000, 'year']],
  ['20,000', '1.8 lakh', [240_000, 'month'], [180_000, 'year']],
  ['1.2 lakh', '15,000', [120_000, 'year'], [180_000, 'month']],
  ['12,000', '15,000', [144_000, 'month'], [180_000, 'month']],
  ['3', '5 LPA', [300_000, 'year'], [500_000, 'year']],
  ['20', '30k', [240_000, 'month'], [360_000, 'month']],
])('%s and %s in two fields for pay by the month keep a plain amount by the month', (min, max, least, most) => {
  const read = typedPayEnds({ min, max }, 'month');
  expect([read.min.rupees, read.min.period]).toEqual(least);
  expect([read.max.rupees, read.max.period]).toEqual(most);
});

test('no end changes its meaning while the other one is being typed', () => {
  for (let length = 1; length <= 6; length++)
    expect(typedPayEnds({ min: '80000', max: '120000'.slice(0, length) }).min.rupees).toBe(960_000);
  for (let length = 1; length <= 6; length++)
    expect(typedPayEnds({ min: '6', max: '900000'.slice(0, length) }).min.rupees).toBe(600_000);
});

test('where pay is by the month a bare number is too, lakh and crore are not', () => {
  expect(readPay('15,000', 'month')?.min).toBe(180_000);
  expect(readPay('15k', 'month')?.min).toBe(180_000);
  expect(readPay('1,80,000 a year', 'month')?.min).toBe(180_000);
  expect(readPay('3 LPA', 'month')?.min).toBe(300_000);
  expect(readPay('1.8 lakh', 'month')?.min).toBe(180_000);
  expect(readPay('6', 'month')?.min).toBe(72);
});

test.each([
  ['15k', 'year', 'month'],
  ['15,000/month', 'year', 'month'],
  ['15,000 a year', 'year', 'year'],
  ['6', 'year', 'year'],
  ['15,000', 'month', 'month'],
  ['1.8 lakh', 'month', 'year'],
] as const)('%s where a %s is asked is by the %s', (typed, asked, written) => {
  expect(readPayRange(typed, asked)?.period).toBe(written);
});

test.each([
  '',
  'negotiable',
  'unpaid',
  '12.5.5 LPA',
  'LPA',
  '-5 lakh',
  '50 thousand 3 lakh',
  '$5000',
  '1e9',
  '12,5',
  '10 12 LPA',
  '3, 5 LPA',
  '8 LPA/month',
  '8 apples',
  '1-2-3 LPA',
  'up to 3-5 LPA',
  '3 से 5 लाख तक',
  'constructor',
])('%j is no pay', (typed) => {
  expect(readPayRange(typed)).toBeUndefined();
});

test('a long text is no pay, and is not read for long', () => {
  const began = performance.now();
  for (const long of [`8${' '.repeat(1_000_000)}x`, `${'1,11'.repeat(250_000)}x`, `8${' +'.repeat(500_000)}`])
    expect(readPayRange(long)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('pay below ₹10,000 or above ₹100 crore a year is refused with a sentence', () => {
  expect(payProblem(0)).toBe('payTooLow');
  expect(payProblem(9_999)).toBe('payTooLow');
  expect(payProblem(10_000)).toBeUndefined();
  expect(payProblem(1_000_000_000)).toBeUndefined();
  expect(payProblem(1_000_000_001)).toBe('payTooHigh');
  expect(payProblem(Number.NaN)).toBe('payUnread');
});

test('an internship alone may be offered without a stipend', () => {
  expect(offeredPayProblem(0, 'month')).toBeUndefined();
  expect(offeredPayProblem(0, 'year')).toBe('payTooLow');
  expect(offeredPayProblem(null, 'month')).toBe('payUnread');
  expect(offeredPayProblem(180_000, 'month')).toBeUndefined();
});

test.each([
  ['3-6', 'year', '3-6'],
  ['10+', 'year', '10+'],
  ['1.8+', 'year', '1.8+'],
  ['8 LPA', 'year', '8+'],
  ['8 LPA or more', 'year', '8+'],
  ['12.5 lakh', 'year', '12.5+'],
  ['80k', 'year', '9.6+'],
  ['80k a year', 'year', '0.8+'],
  ['15000', 'year', '1.8+'],
  ['3-5 LPA', 'year', '3-5'],
  ['₹6,00,000 - 8,00,000', 'year', '6-8'],
  ['up to 5 LPA', 'year', '0-5'],
  ['₹15,000/month', 'year', '1.8+'],
  ['15000', 'month', '1.8+'],
  ['10-15k', 'month', '1.2-1.8'],
  ['1.2 cr', 'year', '120+'],
  ['8', 'year', '8+'],
  ['5,000 a year', 'year', undefined],
  ['5-3 LPA', 'year', undefined],
  ['200 crore', 'year', undefined],
  ['lots', 'year', undefined],
] as const)('a filter of %s by the %s is the band %s', (typed, period, band) => {
  expect(payBand(typed, period)).toBe(band);
});

test('a band is whole rupees a year', () => {
  expect(payOfBand('3-6')).toEqual({ min: 300_000, max: 600_000 });
  expect(payOfBand('1.99992+')).toEqual({ min: 199_992, max: null });
});
