/**
 * Pay as people write it: `8 LPA`, `12.5 lakh`, `8L`, `80k`, `₹15,000/month`,
 * `3-5 LPA`, `12,50,000`. No schema library here: forms read it while somebody types.
 */

/** Whole rupees a year that pay may be; 100 crore at most. */
export const PAY_BOUNDS = { least: 10_000, most: 1_000_000_000 } as const;

export type PayProblem = 'payUnread' | 'payTooLow' | 'payTooHigh';

/** What a number means when nothing else is said. */
export type PayPeriod = 'year' | 'month';

/** Whole rupees a year; both ends are the same when one amount was typed. */
export interface Pay {
  min: number;
  max: number;
}

const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d+(?:\.\d+)?)\s*(lpa|lakhs?|lacs?|l|crores?|cr|thousand|k)?`;
const MONTH = String.raw`(?:\/|per|a|p\.?)?\s*(?:months?|monthly|mon|mo|m)\.?`;
const YEAR = String.raw`(?:\/|per|a|p\.?)?\s*(?:years?|yearly|annum|annually|yrs?|a)\.?`;
const PAY = new RegExp(String.raw`^${AMOUNT}(?:\s*(?:-|–|—|to)\s*${AMOUNT})?\s*(?:(${MONTH})|(${YEAR}))?\s*(?:\/-)?$`);

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', 1_000],
  ['thousand', 1_000],
  ['l', 100_000],
  ['lpa', 100_000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['lacs', 100_000],
  ['cr', 10_000_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
]);

/** Commas and blanks stand between groups of two or three digits; elsewhere they are no part of a number. */
const ungrouped = (typed: string): string => typed.replace(/(\d)[,\s](?=\d{2,3}(?!\d))/g, '$1');

/**
 * @param period of a number without one; lakh and crore are a year's unless a month is named
 * @returns nothing when it is not understood
 */
export const readPay = (typed: string, period: PayPeriod = 'year'): Pay | undefined => {
  const found = PAY.exec(ungrouped(typed.trim().toLowerCase()));
  if (!found) return undefined;
  const [, low = '', lowUnit, high = low, highUnit, month, year] = found;
  // `3-5 LPA`: the unit at the end is that of both.
  const units = [lowUnit ?? highUnit ?? '', highUnit ?? lowUnit ?? ''];
  const isLarge = units.some((unit) => (FACTORS.get(unit) ?? 1) >= 100_000);
  const isMonthly = month !== undefined || (year === undefined && period === 'month' && !isLarge);
  const rupees = (amount: string, unit = ''): number =>
    Math.round(Number(amount) * (FACTORS.get(unit) ?? 1) * (isMonthly ? 12 : 1));
  return { min: rupees(low, units[0]), max: rupees(high, units[1]) };
};

/** Why an amount in rupees a year is no pay; nothing when it is fine. */
export const payProblem = (rupees: number): PayProblem | undefined => {
  if (!Number.isFinite(rupees)) return 'payUnread';
  if (rupees < PAY_BOUNDS.least) return 'payTooLow';
  return rupees > PAY_BOUNDS.most ? 'payTooHigh' : undefined;
};

/** Why the pay that somebody expects is refused. It may be left open, and what is known already may stay. */
export const expectedPayProblem = (rupees: number | null, before: number | null = null): PayProblem | undefined =>
  rupees === null || rupees === before ? undefined : payProblem(rupees);
