import { type PayPeriod, type PayRange, payOfBand } from '#contract/pay.ts';
import { jobTexts } from '#texts/jobs.ts';
import { salaryInRupees, salaryText, stipendText } from '#web/lib/formats.ts';

const withDash = (band: string): string => band.replace('-', '–');

/** `2-5` as an option of the experience filter. */
export const experienceBandText = (band: string): string => jobTexts.filters.years({ band: withDash(band) });

const asFilter = ({ min, max }: PayRange, write: (range: { min: number; max: number | null }) => string): string => {
  const pay = write({ min: min ?? 0, max: max ?? min });
  return max === null ? jobTexts.filters.orMore({ pay }) : pay;
};

/** What was understood of pay in a filter: `₹8,00,000 a year or more`, of a stipend `₹15,000 a month or more`. */
export const payRangeText = (pay: PayRange, period: PayPeriod): string =>
  asFilter(pay, period === 'month' ? stipendText : salaryInRupees);

/** `3-6` as a filter of pay: `₹3–6 LPA`. */
export const payBandText = (band: string, period: PayPeriod = 'year'): string =>
  asFilter(payOfBand(band), period === 'month' ? stipendText : salaryText);
