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

const unitOf = (text: string): number => {
  if (/\bcr(?:ore)?s?\b/i.test(text)) return 10_000_000;
  if (/\d\s*(?:lpa|lakhs?|lacs?|l)\b|\b(?:lpa|lakhs?|lacs?|lac)\b/i.test(text)) return 100_000;
  if (/\d\s*k\b/i.test(text)) return 1_000;
  return 1;
};

/** Less than this a year is not a salary but a number whose unit is missing. */
const LEAST_SALARY = 1_000;

/** Whole rupees a year from `3-6 LPA`, `₹3,00,000 - 6,00,000`, `15k per month`. What is not understood stays empty. */
export const readSalary = (text: string): Range => {
  if (/[$€£]|\b(?:usd|eur|gbp|hour|day|week)\b/i.test(text)) return UNKNOWN;
  const isMonthly = /\bmonth(?:ly)?\b|\bp\.?m\b/i.test(text);
  const factor = unitOf(text) * (isMonthly ? 12 : 1);
  const range = rangeOf(
    numbersIn(text.replace(/(\d),(?=\d)/g, '$1')).map((number) => Math.round(number * factor)),
    /\+|\b(?:min|minimum|at least|above)\b/i.test(text),
  );
  return (range.min ?? 0) < LEAST_SALARY ? UNKNOWN : range;
};
