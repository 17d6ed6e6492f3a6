/**
 * Pay as people write it: `8 LPA`, `12.5 lakh`, `8L`, `80k`, `₹15,000/month`, `3-5 LPA`, `12,50,000`, `25 हज़ार महीना`,
 * `3 से 5 लाख सालाना`, `20 hazar`. No schema library here: forms parse it on each keystroke.
 */

import { withPlainDigits } from './plain-digits.ts';

/** Bounds of pay in whole rupees per year; 100 crore at most. */
export const PAY_BOUNDS = { least: 10_000, most: 1_000_000_000 } as const;

export type PayProblem = 'payUnread' | 'payRange' | 'payOrder' | 'payTooLow' | 'payTooHigh';

/** Returned for a range where one amount is expected: not an amount, like `NaN`, but with its own error. */
export const NOT_ONE_AMOUNT = Number.NEGATIVE_INFINITY;

/** The period of an amount that names none. */
export type PayPeriod = 'year' | 'month';

/** Pay of an internship is asked for and shown per month, all other pay per year. */
export const payPeriod = (employmentType: string | null | undefined): PayPeriod =>
  employmentType === 'Internship' ? 'month' : 'year';

/** Whole rupees per year; both ends are equal for a single amount. */
export interface Pay {
  min: number;
  max: number;
}

/** The same, with an end possibly open: `5+ LPA`, `up to 5 lakh`. */
export interface PayRange {
  min: number | null;
  max: number | null;
}

/** The same with its period. */
export interface WrittenPay extends PayRange {
  /** The period that was written or inferred. */
  period: PayPeriod;
}

/** One end of a range that was typed into two fields. */
export interface WrittenEnd {
  /** Whole rupees per year; null when empty, not finite when it is not an amount. */
  rupees: number | null;
  period: PayPeriod;
}

const LAKH = 100_000;

/** From here on an amount without a period is not taken as per month, not even next to one that is. */
const MOST_A_MONTH = 5 * LAKH;

/** Longer texts are not parsed. */
const LONGEST = 100;

/** Recognised by the first letters of each unit, including लाख, हज़ार and करोड़, hazar and karod. */
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k(?!ar)|th|h|ह)/, 1_000],
  [/^(?:l|ल)/, LAKH],
  [/^(?:c|kar|क)/, 10_000_000],
];

// Commas and spaces separate groups of two or three digits, and the last group has three.
const NUMBER = String.raw`(\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?!\d)|\d+)(\.\d+)?`;
/** Units in full; the source of a pattern. */
export const NAMED_UNIT = String.raw`lakhs?\b|lacs?\b|crores?\b|karo[rd]\b|thousand\b|ha[zj]aa?r\b|लाख|हज\u093c?ार|करोड\u093c?`;
const UNIT = String.raw`(l\.?p\.?a\b\.?|l\b|cr\b|k\b|${NAMED_UNIT})?`;
const AMOUNT = String.raw`(?:₹|rs\b\.?|inr\b|रु\.?)? ?${NUMBER} ?${UNIT}(?: (?:(?:rs|inr|rupees|rupaye|rupay)\b|रुप(?:ये|ए|या)))?(?: ?\/-)?`;
const MONTH = String.raw`(?:(?:\/|per|a|an|every|each|har) ?)?(?:months?|monthly|mon|mth|mo|mahin[ae])\b\.?|(?:\/ ?|p\.? ?)m\b\.?|(?:(?:हर|प्रति|\/) ?)?(?:महीने|महीना|माह|मासिक)`;
const YEAR = String.raw`(?:(?:\/|per|a|an|every|each) ?)?(?:years?|yearly|annum|annually|annual|yrs?)\b\.?|(?:\/ ?|p\.? ?)a\b\.?|p\.? ?y\b\.?|(?:(?:हर|प्रति|\/) ?)?(?:सालाना|साल|वर्ष|वार्षिक)`;
const PERIOD = `(?:(${MONTH})|(${YEAR}))?`;
const PAY = new RegExp(
  String.raw`^(?:(?:ctc|salary|stipend|pay|package)\b ?[:=-]? ?)?(?:(up ?to|max(?:imum)?|at most|below|under|less than)|(from|min(?:imum)?|at least|above|over|more than|starting(?: from)?))? ?` +
    `${AMOUNT} ?${PERIOD}(?: ?(?:-|–|—|to|से) ?${AMOUNT})?( (?:or more|and above|and up|onwards))? ?` +
    String.raw`${PERIOD}(?: ?\/-)?( (?:or more|and above|and up|onwards))?(?: ?\(?(?:ctc|fixed|gross|in[ -]?hand|only)\)?)?$`,
);

/** An amount in two units, the larger one first: `3 lakh 50 thousand`, `१ लाख २० हज़ार`. */
const TWO_UNITS = new RegExp(
  String.raw`(?<![\d.,])(\d+) ?(l|cr|${NAMED_UNIT}) ?(?:and |और )?(\d{1,2}) ?(k\b|l\b|${NAMED_UNIT})`,
  'gu',
);

/** The same in the larger unit: `3.5 lakh`. */
const inOneUnit = (text: string): string =>
  text.replace(TWO_UNITS, (typed, more: string, large: string, rest: string, small: string) => {
    const [factor, part] = [factorOf(large), Number(rest) * factorOf(small)];
    return part < factor ? `${(Number(more) * factor + part) / factor} ${large}` : typed;
  });

/** Bounds that follow the amount in Hindi, put before it as in English: `5 लाख तक`. */
const boundFirst = (text: string): string =>
  text
    .replace(/^(.*\S) ?तक$/u, 'up to $1')
    .replace(/^(.*\S) से (?:ज\u093c?्यादा|ऊपर|अधिक)$/u, 'above $1')
    .replace(/^(.*\S) से कम$/u, 'below $1');

const factorOf = (unit: string): number => FACTORS.find(([letters]) => letters.test(unit))?.[1] ?? 1;

/** Names the rupee, so that the number itself counts rupees: `5 rupees` is not 5 lakh. */
const RUPEES = /₹|inr|r[su]|रु/;

const isLakhs = (amount: number): boolean => amount >= 1 && amount < 100;

/** Whether amounts without a period are per month where pay per year is expected: nobody earns ₹15,000 a year. */
const isPerMonth = (amounts: readonly number[]): boolean => {
  const large = amounts.filter((amount) => amount >= 1_000);
  return large.length > 0 && Math.min(...large) < LAKH && Math.max(...large) < MOST_A_MONTH;
};

interface ReadEnds {
  /** Equal for a single amount. */
  ends: Record<keyof Pay, { rupees: number; period: PayPeriod }>;
  open: keyof Pay | undefined;
}

/** Reads an amount or a range with its units; undefined for any other text. */
export const readEnds = (typed: string, period: PayPeriod): ReadEnds | undefined => {
  if (typed.length > LONGEST) return undefined;
  const plain = withPlainDigits(typed).normalize('NFC');
  const [bare = '', ...pluses] = plain.replace(/\s+/g, ' ').trim().toLowerCase().split('+');
  const text = [bare, ...pluses].map((part) => part.trim()).join(' ');
  const found = pluses.length > 1 ? null : PAY.exec(boundFirst(inOneUnit(text.trim())));
  if (!found) return undefined;
  const [, most, least, low = '', lowPart = '', lowUnit, lowMonth, lowYear, high, highPart = '', highUnit] = found;
  const [more, month = lowMonth, year = lowYear, moreStill] = found.slice(11);
  const isOpen = [most, least, more ?? moreStill ?? pluses[0]].filter((said) => said !== undefined).length;
  if (isOpen > 1 || (isOpen === 1 && high !== undefined)) return undefined;
  const numberOf = (whole: string, part: string): number => Number(whole.replace(/[, ]/g, '') + part);
  const first = numberOf(low, lowPart);
  const second = high === undefined ? first : numberOf(high, highPart);
  // `3-5 LPA`: a unit applies to both numbers; in `80,000 to 1.2 lakh` it does not.
  const units = [
    lowUnit ?? (first < 1_000 ? highUnit : undefined) ?? '',
    highUnit ?? (high === undefined || second < 1_000 ? lowUnit : undefined) ?? '',
  ];
  if (month !== undefined && (year !== undefined || units.some((unit) => /a\.?$/.test(unit)))) return undefined;
  const isLarge = units.some((unit) => factorOf(unit) >= LAKH);
  const amounts = [first, second].map((amount, at) => amount * factorOf(units[at] ?? ''));
  const isSaid = month !== undefined || year !== undefined || isLarge;
  const isMonthly = month !== undefined || (!isSaid && (period === 'month' || isPerMonth(amounts)));
  const isBare = !isSaid && period === 'year' && !units.join('') && !RUPEES.test(text);
  const endOf = (amount = 0): ReadEnds['ends']['min'] => {
    if (isBare && isLakhs(amount)) return { rupees: Math.round(amount * LAKH), period: 'year' };
    return { rupees: Math.round(amount * (isMonthly ? 12 : 1)), period: isMonthly ? 'month' : 'year' };
  };
  return {
    ends: { min: endOf(amounts[0]), max: endOf(amounts[1]) },
    open: most === undefined ? (isOpen ? 'max' : undefined) : 'min',
  };
};

/**
 * Parses pay; both ends of a range are in one unit, which the whole text decides.
 *
 * @param period of a number without one; lakh and crore are per year unless a month is named. If it is the year, a
 *   number below 100 is in lakhs unless it names the rupee, and one from 1,000 to below a lakh is per month, as is the
 *   other end of its range.
 * @returns undefined when it cannot be parsed
 */
export const readPayRange = (typed: string, period: PayPeriod = 'year'): WrittenPay | undefined => {
  const read = readEnds(typed, period);
  if (!read) return undefined;
  const { ends, open } = read;
  return {
    min: open === 'min' ? null : ends.min.rupees,
    max: open === 'max' ? null : ends.max.rupees,
    period: ends.min.period === 'month' ? 'month' : ends.max.period,
  };
};

/** The same, for texts where both ends are required. */
export const readPay = (typed: string, period: PayPeriod = 'year'): Pay | undefined => {
  const { min, max } = readPayRange(typed, period) ?? { min: null, max: null };
  return min === null || max === null ? undefined : { min, max };
};

/** Parses one amount, or one end of a range; null when empty, `NaN` or `NOT_ONE_AMOUNT` when it is not an amount. */
export const typedPay = (typed: string, period: PayPeriod = 'year', end?: keyof Pay): number | null => {
  if (typed.trim() === '') return null;
  const pay = readPay(typed, period);
  if (pay && (end || pay.min === pay.max)) return pay[end ?? 'min'];
  return end || !readPayRange(typed, period) ? Number.NaN : NOT_ONE_AMOUNT;
};

/** Returns why an amount in rupees per year is not valid pay, if so. */
export const payProblem = (rupees: number): PayProblem | undefined => {
  if (!Number.isFinite(rupees)) return rupees === NOT_ONE_AMOUNT ? 'payRange' : 'payUnread';
  if (rupees < PAY_BOUNDS.least) return 'payTooLow';
  return rupees > PAY_BOUNDS.most ? 'payTooHigh' : undefined;
};

/** Returns why expected pay is refused. It may be left empty, and an existing value may stay. */
export const expectedPayProblem = (rupees: number | null, before: number | null = null): PayProblem | undefined =>
  rupees === null || rupees === before ? undefined : payProblem(rupees);

/**
 * Returns why the pay of an offer is refused. An internship may be without a stipend; a missing value does not count as
 * 0.
 */
export const offeredPayProblem = (rupees: number | null, period: PayPeriod): PayProblem | undefined =>
  rupees === 0 && period === 'month' ? undefined : payProblem(rupees ?? Number.NaN);

/** Parses the text of a pay filter: a single amount is the minimum. */
export const readPayFilter = (typed: string, period: PayPeriod = 'year'): WrittenPay | PayProblem => {
  const pay = readPayRange(typed, period);
  if (!pay || (pay.min !== null && pay.max !== null && pay.min > pay.max)) return 'payUnread';
  const { min, max } = pay.min === pay.max ? { ...pay, max: null } : pay;
  return payProblem(min ?? max ?? Number.NaN) ?? payProblem(max ?? min ?? Number.NaN) ?? { ...pay, min, max };
};

/** `3-6`, `1.8+`: a filter's band, in lakh rupees per year. */
const BAND = /^(\d{1,5}(?:\.\d{1,5})?)(?:-(\d{1,5}(?:\.\d{1,5})?)|\+)$/;

/** Whether a filter's value is a band rather than pay as people write it. */
export const isPayBand = (value: string): boolean => BAND.test(value);

/** Returns the ends of a band in whole rupees. */
export const payOfBand = (band: string): { min: number; max: number | null } => {
  const [, low = 0, high] = BAND.exec(band) ?? [];
  const rupees = (lakhs: string | number): number => Math.round(Number(lakhs) * LAKH);
  return { min: rupees(low), max: high === undefined ? null : rupees(high) };
};

/**
 * Returns the band for a filter's value, given as a band or as people write pay; undefined when it cannot be parsed.
 */
export const payBand = (typed: string, period: PayPeriod = 'year'): string | undefined => {
  if (isPayBand(typed)) return typed;
  const pay = readPayFilter(typed, period);
  if (typeof pay === 'string') return undefined;
  return pay.max === null ? `${(pay.min ?? 0) / LAKH}+` : `${(pay.min ?? 0) / LAKH}-${pay.max / LAKH}`;
};
