import { type PayPeriod, payProblem, readPayRange } from '#contract/pay.ts';

/** Both ends of a range; an end that the text does not say is null. */
export interface Range {
  min: number | null;
  max: number | null;
}

const UNKNOWN: Range = { min: null, max: null };

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)).slice(0, 3);

/** One or two numbers as a range; anything else, or a range upside down, is not understood. */
const rangeOf = (numbers: readonly number[], isOpenEnded: boolean): Range => {
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined) return UNKNOWN;
  if (second === undefined) return { min: first, max: isOpenEnded ? null : first };
  return first <= second ? { min: first, max: second } : UNKNOWN;
};

/** `2-5 Yrs`, `5+ years`, `3 years`, `Fresher`. */
export const readExperience = (text: string): Range => {
  if (/\bmonths?\b/i.test(text)) return UNKNOWN;
  if (/^\s*freshers?\s*$/i.test(text)) return { min: 0, max: 0 };
  const range = rangeOf(numbersIn(text), /\+|\b(?:min|minimum|at least|above|over)\b/i.test(text));
  return (range.max ?? range.min ?? 0) > 60 ? UNKNOWN : range;
};

/** What stands behind an amount and is no part of it: `3-5 LPA + incentives`, `4.5 lakh (negotiable)`. */
const BEHIND = /\s*(?:\(|[•|;]|\+\s*[a-z]{3}|plus\b).*$/is;

/** `12`, `3-6`: in a form it is said back as lakhs; here nobody would see what was guessed. */
const SMALL = /^₹? ?\d{1,2}(?:\.\d+)?(?: ?(?:-|–|to) ?\d{1,2}(?:\.\d+)?)?$/i;

/** Whole rupees a year. What is not understood, or is no pay, stays empty. */
export const readSalary = (text: string, period: PayPeriod): Range => {
  if (SMALL.test(text.trim())) return UNKNOWN;
  const range = readPayRange(text, period) ?? readPayRange(text.replace(BEHIND, ''), period) ?? UNKNOWN;
  const { min, max } = range;
  const isWrong = [min, max].some((end) => end !== null && payProblem(end) !== undefined);
  return isWrong || (min !== null && max !== null && min > max) ? UNKNOWN : { min, max };
};
