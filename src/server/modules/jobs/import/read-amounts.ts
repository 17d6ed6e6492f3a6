import type { RowWarning } from '#contract/job-imports.ts';
import { type PayPeriod, payProblem, readPayRange } from '#contract/pay.ts';
import { said, saysNothing } from './said-back.ts';

/** Both ends of a range; null for an end that the text does not give. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** The amount read from one or more cells, with warnings for what was not understood. */
export interface ReadAmount {
  range: Range;
  warnings: RowWarning[];
}

const UNKNOWN: Range = { min: null, max: null };

const understood = (range: Range): ReadAmount => ({ range, warnings: [] });
const leftOut = (warning: RowWarning): ReadAmount => ({ range: UNKNOWN, warnings: [warning] });

const isUpsideDown = ({ min, max }: Range): boolean => min !== null && max !== null && min > max;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)).slice(0, 3);

/** Reads one or two numbers as a range; undefined for anything else and for a reversed range. */
const rangeOf = (numbers: readonly number[], open: keyof Range | undefined): Range | undefined => {
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined) return undefined;
  if (second === undefined) return { min: open === 'min' ? null : first, max: open === 'max' ? null : first };
  return first <= second ? { min: first, max: second } : undefined;
};

/** Upper limit for plausible years of experience. */
const MOST_YEARS = 60;

/** Returns which end of an experience range is open. */
const openEnd = (text: string): keyof Range | undefined => {
  if (/\b(?:up ?to|max|maximum|at most|below|under|less than)\b/i.test(text)) return 'min';
  return /\+|\b(?:min|minimum|at least|above|over|more)\b/i.test(text) ? 'max' : undefined;
};

/** Words recognized in an experience cell; any other word may carry meaning that would be lost. */
const WORDS_OF_EXPERIENCE =
  /\b(?:years?|yrs?|y|up|upto|to|and|of|in|min|minimum|max|maximum|at (?:least|most)|above|over|below|under|less than|more(?: than)?|or|exp|experience|work(?:ing)?|relevant|required|total|overall)\b/gi;

const yearsText = ({ min, max }: Range): string =>
  max === null ? `${min}+` : min === max ? `${max}` : `${min ?? 0}-${max}`;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `02-May`, `May-02`, `02-May-26`: what a spreadsheet makes of `2-5`. */
const DATE = new RegExp(String.raw`^\s*(?:(\d{1,2})[-/ ]+)?(${MONTHS.join('|')})[a-z]*(?:[-/ ]+(\d{1,4}))?\s*$`, 'i');

/** Reads a date as the range it was typed as. Only ascending numbers are certain: `05-Feb` may be a 2-5 or a 5-2. */
const readDate = (text: string): ReadAmount | undefined => {
  const [, day, name, after] = DATE.exec(text) ?? [];
  if (name === undefined || (day ?? after) === undefined) return undefined;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const [min, max] = day === undefined ? [month, Number(after)] : [Number(day), month];
  const isRange = (day === undefined || after === undefined) && min > 0 && min < max && max <= MOST_YEARS;
  if (!isRange) return leftOut({ code: 'experienceDate', params: { text: said(text) } });
  const params = { text: said(text), years: yearsText({ min, max }), most: max };
  return { range: { min, max }, warnings: [{ code: 'experienceRead', params }] };
};

const reversedYears = (text: string): ReadAmount => leftOut({ code: 'experienceReversed', params: { text } });

/** `2-5 Yrs`, `5+ years`, `3 years`, `Fresher`. */
export const readExperience = (text: string): ReadAmount => {
  if (saysNothing(text)) return understood(UNKNOWN);
  if (/^\s*freshers?\s*$/i.test(text)) return understood({ min: 0, max: 0 });
  const date = readDate(text);
  if (date) return date;
  const numbers = numbersIn(text);
  const [first, second] = numbers;
  if (numbers.length === 2 && Number(first) > Number(second) && !/\bmonths?\b/i.test(text))
    return reversedYears(said(text));
  const range = rangeOf(numbers, openEnd(text));
  const isRead = range !== undefined && (range.max ?? range.min ?? 0) <= MOST_YEARS && !/\bmonths?\b/i.test(text);
  if (!isRead) return leftOut({ code: 'experienceLeftOut', params: { text: said(text), most: MOST_YEARS } });
  if (!/\p{L}/u.test(text.replace(WORDS_OF_EXPERIENCE, ''))) return understood(range);
  const most = Math.ceil(range.max ?? Math.max(2, range.min ?? 0));
  const params = { text: said(text), years: yearsText(range), most };
  return { range, warnings: [{ code: 'experienceRead', params }] };
};

/** Text after an amount that is not part of it: `3-5 LPA + incentives`, `4.5 lakh (negotiable)`. */
const BEHIND = /\s*(?:\(|[•|;]|\+\s*[a-z]{3}|plus\b).*$/is;

/** `12`, `3-6`: the form shows these back as lakhs; an import has nobody to check the guess. */
const SMALL = /^₹? ?\d{1,2}(?:\.\d+)?(?: ?(?:-|–|to) ?\d{1,2}(?:\.\d+)?)?$/i;

/** Reads pay as whole rupees a year. Text that is not understood or is not pay stays empty. */
export const readSalary = (text: string, period: PayPeriod): ReadAmount => {
  if (saysNothing(text)) return understood(UNKNOWN);
  const found = SMALL.test(text.trim())
    ? undefined
    : (readPayRange(text, period) ?? readPayRange(text.replace(BEHIND, ''), period));
  if (!found) return leftOut({ code: 'payLeftOut', params: { text: said(text) } });
  if (isUpsideDown(found)) return leftOut({ code: 'payReversed', params: { text: said(text) } });
  const { min, max } = found;
  const isOutside = [min, max].some((end) => end !== null && payProblem(end) !== undefined);
  if (isOutside) return leftOut({ code: 'payOutside', params: { text: said(text) } });
  const isGuessed = period === 'year' && found.period === 'month' && namesNoPeriod(text);
  const params = { text: said(text), pay: monthlyText({ min, max }) };
  return { range: { min, max }, warnings: isGuessed ? [{ code: 'payMonthly', params }] : [] };
};

/** A text that names a month cannot name a year as well. */
const namesNoPeriod = (text: string): boolean => readPayRange(`${text.replace(BEHIND, '')}/year`) !== undefined;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

const monthlyText = ({ min, max }: Range): string => {
  if (max === null) return `${rupees.format((min ?? 0) / 12)}+`;
  return min === max ? rupees.format(max / 12) : `${rupees.format((min ?? 0) / 12)} – ${rupees.format(max / 12)}`;
};

interface Cells {
  whole?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** Reads an amount from one cell or from separate min and max cells; the separate cells take precedence. */
const readCells = (
  { whole = '', min = '', max = '' }: Cells,
  read: (text: string) => ReadAmount,
  upsideDown: (text: string) => RowWarning,
): ReadAmount => {
  const cells = { whole: read(whole), min: read(min), max: read(max) };
  const range = {
    min: cells.min.range.min ?? cells.whole.range.min,
    max: cells.max.range.max ?? cells.whole.range.max,
  };
  const warnings = Object.values(cells).flatMap((cell) => cell.warnings);
  if (!isUpsideDown(range)) return { range, warnings };
  const text = [min || whole, max || whole].map(said).join(' – ');
  return { range: UNKNOWN, warnings: [...warnings, upsideDown(text)] };
};

/** Reads the years of experience from the cells of a row. */
export const experienceIn = (cells: Cells): ReadAmount =>
  readCells(cells, readExperience, (text) => ({ code: 'experienceReversed', params: { text } }));

/** Reads the pay from the cells of a row. A minimum and a maximum are in one unit, like the ends in one cell. */
export const payIn = (cells: Cells, period: PayPeriod): ReadAmount => {
  const ends = [cells.min ?? '', cells.max ?? ''];
  const whole = ends.join(' – ');
  const isAlone = (end: string): boolean => saysNothing(end) || SMALL.test(end.trim());
  const isPair = !ends.some(isAlone) && readPayRange(whole, period) !== undefined;
  return readCells(
    isPair ? { whole } : cells,
    (text) => readSalary(text, period),
    (text) => ({ code: 'payReversed', params: { text } }),
  );
};
