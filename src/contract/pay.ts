/**
 * Pay as people write it: `8 LPA`, `12.5 lakh`, `8L`, `80k`, `₹15,000/month`,
 * `3-5 LPA`, `12,50,000`. No schema library here: forms read it while somebody types.
 */

/** Whole rupees a year that pay may be; 100 crore at most. */
export const PAY_BOUNDS = { least: 10_000, most: 1_000_000_000 } as const;

export type PayProblem = 'payUnread' | 'payRange' | 'payTooLow' | 'payTooHigh';

/** What stands for a range where one amount is asked: like `NaN` it is no amount, and its refusal says why. */
export const NOT_ONE_AMOUNT = Number.NEGATIVE_INFINITY;

/** What a number means when nothing else is said. */
export type PayPeriod = 'year' | 'month';

/** What an internship pays is asked and shown by the month, all else by the year. */
export const payPeriod = (employmentType: string | null | undefined): PayPeriod =>
  employmentType === 'Internship' ? 'month' : 'year';

/** Whole rupees a year; both ends are the same when one amount was typed. */
export interface Pay {
  min: number;
  max: number;
}

/** The same with an end that is left open: `5+ LPA`, `up to 5 lakh`. */
export interface PayRange {
  min: number | null;
  max: number | null;
}

/** The same as it was written. */
export interface WrittenPay extends PayRange {
  /** Whether it was written, or is understood, by the month or by the year. */
  period: PayPeriod;
}

const LAKH = 100_000;

/** Longer texts are no amount, and are not worth reading. */
const LONGEST = 100;

/** By the first letters of each unit; लाख, हज़ार and करोड़ too. */
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|th|ह)/, 1_000],
  [/^(?:l|ल)/, LAKH],
  [/^(?:c|क)/, 10_000_000],
];

// Commas and blanks stand between groups of two or three digits, and the last group has three.
const NUMBER = String.raw`(\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?!\d)|\d+)(\.\d+)?`;
const UNIT = String.raw`(l\.?p\.?a\b\.?|lakhs?\b|lacs?\b|l\b|crores?\b|cr\b|thousand\b|k\b|लाख|हज\u093c?ार|करोड\u093c?)?`;
const AMOUNT = String.raw`(?:₹|rs\b\.?|inr\b|रु\.?)? ?${NUMBER} ?${UNIT}(?: (?:rs|inr|rupees)\b)?(?: ?\/-)?`;
const MONTH = String.raw`(?:(?:\/|per|a|an|every|each) ?)?(?:months?|monthly|mon|mth|mo)\b\.?|(?:\/ ?|p\.? ?)m\b\.?`;
const YEAR = String.raw`(?:(?:\/|per|a|an|every|each) ?)?(?:years?|yearly|annum|annually|annual|yrs?)\b\.?|(?:\/ ?|p\.? ?)a\b\.?|p\.? ?y\b\.?`;
const PAY = new RegExp(
  String.raw`^(?:(?:ctc|salary|stipend|pay|package)\b ?[:=-]? ?)?(?:(up ?to|max(?:imum)?|at most|below|under|less than)|(from|min(?:imum)?|at least|above|over|more than|starting(?: from)?))? ?` +
    `${AMOUNT}(?: ?(?:-|–|—|to) ?${AMOUNT})?( (?:or more|and above|and up|onwards))? ?` +
    String.raw`(?:(${MONTH})|(${YEAR}))?(?: ?\/-)?( (?:or more|and above|and up|onwards))?(?: ?\(?(?:ctc|fixed|gross|in[ -]?hand|only)\)?)?$`,
);

const factorOf = (unit: string): number => FACTORS.find(([letters]) => letters.test(unit))?.[1] ?? 1;

/** `५` as `5`. */
const withPlainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** What a number means that has neither unit nor period where pay by the year is asked: nobody earns ₹15,000 or ₹6 a year. */
const yearlyMeaning = (most: number, hasUnit: boolean): 'lakhs' | PayPeriod => {
  if (!hasUnit && most >= 1 && most < 100) return 'lakhs';
  return most >= 1_000 && most < LAKH ? 'month' : 'year';
};

/**
 * @param period of a number without one; lakh and crore are a year's unless a month is named. Where it is the year, a
 * number below 100 is lakhs, and one from 1,000 to below a lakh is a month's.
 * @returns nothing when it is not understood
 */
export const readPayRange = (typed: string, period: PayPeriod = 'year'): WrittenPay | undefined => {
  if (typed.length > LONGEST) return undefined;
  const plain = withPlainDigits(typed).normalize('NFC');
  const [bare = '', ...pluses] = plain.replace(/\s+/g, ' ').trim().toLowerCase().split('+');
  const text = [bare, ...pluses].map((part) => part.trim()).join(' ');
  const found = pluses.length > 1 ? null : PAY.exec(text.trim());
  if (!found) return undefined;
  const [, most, least, ...rest] = found;
  const [low = '', lowPart = '', lowUnit, high, highPart = '', highUnit, more, month, year, moreStill] = rest;
  const isOpen = [most, least, more ?? moreStill ?? pluses[0]].filter((said) => said !== undefined).length;
  if (isOpen > 1 || (isOpen === 1 && high !== undefined)) return undefined;
  const numberOf = (whole: string, part: string): number => Number(whole.replace(/[, ]/g, '') + part);
  const first = numberOf(low, lowPart);
  // `3-5 LPA`: the unit at the end is that of both; `80,000 to 1.2 lakh` is not.
  const units = [lowUnit ?? (first < 1_000 ? highUnit : undefined) ?? '', highUnit ?? lowUnit ?? ''];
  if (month !== undefined && units.some((unit) => /a\.?$/.test(unit))) return undefined;
  const isLarge = units.some((unit) => factorOf(unit) >= LAKH);
  const amounts = [first, high === undefined ? first : numberOf(high, highPart)].map(
    (amount, at) => amount * factorOf(units[at] ?? ''),
  );
  const isSaid = month !== undefined || year !== undefined || isLarge;
  const meaning = isSaid || period === 'month' ? undefined : yearlyMeaning(Math.max(...amounts), units.some(Boolean));
  const isMonthly = month !== undefined || (!isSaid && period === 'month') || meaning === 'month';
  const factor = isMonthly ? 12 : meaning === 'lakhs' ? LAKH : 1;
  const [min = 0, max = 0] = amounts.map((amount) => Math.round(amount * factor));
  return {
    min: most === undefined ? min : null,
    max: isOpen && most === undefined ? null : max,
    period: isMonthly ? 'month' : 'year',
  };
};

/** The same where both ends are asked for. */
export const readPay = (typed: string, period: PayPeriod = 'year'): Pay | undefined => {
  const { min, max } = readPayRange(typed, period) ?? { min: null, max: null };
  return min === null || max === null ? undefined : { min, max };
};

/** One amount, or that end of a range; null when nothing is typed, `NaN` or `NOT_ONE_AMOUNT` when it is no amount. */
export const typedPay = (typed: string, period: PayPeriod = 'year', end?: keyof Pay): number | null => {
  if (typed.trim() === '') return null;
  const pay = readPay(typed, period);
  if (pay && (end || pay.min === pay.max)) return pay[end ?? 'min'];
  return end || !readPayRange(typed, period) ? Number.NaN : NOT_ONE_AMOUNT;
};

/** Why an amount in rupees a year is no pay; nothing when it is fine. */
export const payProblem = (rupees: number): PayProblem | undefined => {
  if (!Number.isFinite(rupees)) return rupees === NOT_ONE_AMOUNT ? 'payRange' : 'payUnread';
  if (rupees < PAY_BOUNDS.least) return 'payTooLow';
  return rupees > PAY_BOUNDS.most ? 'payTooHigh' : undefined;
};

/** Why the pay that somebody expects is refused. It may be left open, and what is known already may stay. */
export const expectedPayProblem = (rupees: number | null, before: number | null = null): PayProblem | undefined =>
  rupees === null || rupees === before ? undefined : payProblem(rupees);

/** Why the pay of an offer is refused. An internship may be without a stipend; what is missing is no 0. */
export const offeredPayProblem = (rupees: number | null, period: PayPeriod): PayProblem | undefined =>
  rupees === 0 && period === 'month' ? undefined : payProblem(rupees ?? Number.NaN);

/** What is written into a filter of pay: one amount is the least that is wanted. */
export const readPayFilter = (typed: string, period: PayPeriod = 'year'): WrittenPay | PayProblem => {
  const pay = readPayRange(typed, period);
  if (!pay || (pay.min !== null && pay.max !== null && pay.min > pay.max)) return 'payUnread';
  const { min, max } = pay.min === pay.max ? { ...pay, max: null } : pay;
  return payProblem(min ?? max ?? Number.NaN) ?? payProblem(max ?? min ?? Number.NaN) ?? { ...pay, min, max };
};

/** `3-6`, `1.8+`: a filter's band, in lakh rupees a year. */
const BAND = /^(\d{1,5}(?:\.\d{1,5})?)(?:-(\d{1,5}(?:\.\d{1,5})?)|\+)$/;

/** Whether a filter's value is a band, and not pay as people write it. */
export const isPayBand = (value: string): boolean => BAND.test(value);

/** The ends of a band in whole rupees. */
export const payOfBand = (band: string): { min: number; max: number | null } => {
  const [, low = 0, high] = BAND.exec(band) ?? [];
  const rupees = (lakhs: string | number): number => Math.round(Number(lakhs) * LAKH);
  return { min: rupees(low), max: high === undefined ? null : rupees(high) };
};

/** The band that a filter means, as it stands or as people write pay; nothing when it is not understood. */
export const payBand = (typed: string, period: PayPeriod = 'year'): string | undefined => {
  if (isPayBand(typed)) return typed;
  const pay = readPayFilter(typed, period);
  if (typeof pay === 'string') return undefined;
  return pay.max === null ? `${(pay.min ?? 0) / LAKH}+` : `${(pay.min ?? 0) / LAKH}-${pay.max / LAKH}`;
};
