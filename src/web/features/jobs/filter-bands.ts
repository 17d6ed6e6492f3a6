import { isPayBand, type PayPeriod, type PayRange, payOfBand, readPayFilter, type WrittenPay } from '#contract/pay.ts';
import { jobTexts } from '#texts/jobs.ts';
import { salaryInRupees, salaryText, stipendText } from '#web/lib/formats.ts';
import { understoodPay } from '#web/lib/pay-text.ts';

const withDash = (band: string): string => band.replace('-', '–');

/** Formats `2-5` as an option of the experience filter. */
export const experienceBandText = (band: string): string => jobTexts.filters.years({ band: withDash(band) });

const asFilter = ({ min, max }: PayRange, write: (range: { min: number; max: number | null }) => string): string => {
  const pay = write({ min: min ?? 0, max: max ?? min });
  return max === null ? jobTexts.filters.orMore({ pay }) : pay;
};

/** Formats the parsed pay filter: `₹8,00,000 a year or more`, for a stipend `₹15,000 a month or more`. */
export const payRangeText = (pay: WrittenPay, period: PayPeriod): string =>
  asFilter(pay, (range) =>
    understoodPay(period, pay.period, (by) => (by === 'month' ? stipendText : salaryInRupees)(range)),
  );

/** Formats `3-6` as a pay filter: `₹3–6 LPA`; monthly or small amounts in rupees. */
export const payBandText = (value: string, period: PayPeriod = 'year'): string => {
  const written = isPayBand(value) ? undefined : readPayFilter(value, period);
  if (typeof written === 'object') return asFilter(written, written.period === 'month' ? stipendText : salaryText);
  const band = payOfBand(value);
  if (period === 'month') return asFilter(band, stipendText);
  return asFilter(band, (band.max ?? band.min) < 100_000 ? salaryInRupees : salaryText);
};
