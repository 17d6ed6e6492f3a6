import type { RowWarning } from '#contract/job-imports.ts';
import { type PayPeriod, payProblem, readPayRange } from '#contract/pay.ts';
import { said, saysNothing } from './said-back.ts';

/** Both ends of a range; an end that the text does not say is null. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** What a cell, or several cells of one fact, say; and what of them is not understood. */
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

/** One or two numbers as a range; nothing when it is anything else, or a range upside down. */
const rangeOf = (numbers: readonly number[], open: keyof Range | undefined): Range | undefined => {
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined) return undefined;
  if (second === undefined) return { min: open === 'min' ? null : first, max: open === 'max' ? null : first };
  return first <= second ? { min: first, max: second } : undefined;
};

/** More years than anybody works. */
const MOST_YEARS = 60;

/** Which end of an experience is left open. */
const openEnd = (text: string): keyof Range | undefined => {
  if (/\b(?:up ?to|max|maximum|at most|below|under|less than)\b/i.test(text)) return 'min';
  return /\+|\b(?:min|minimum|at least|above|over|more)\b/i.test(text) ? 'max' : undefined;
};

/** The words of an experience that are understood; any other may say something that is lost. */
const WORDS_OF_EXPERIENCE =
  /\b(?:years?|yrs?|y|up|upto|to|and|of|in|min|minimum|max|maximum|at (?:least|most)|above|over|below|under|less than|more(?: than)?|or|exp|experience|work(?:ing)?|relevant|required|total|overall)\b/gi;

const yearsText = ({ min, max }: Range): string =>
  max === null ? `${min}+` : min === max ? `${max}` : `${min ?? 0}-${max}`;

/** `2-5 Yrs`, `5+ years`, `3 years`, `Fresher`. */
export const readExperience = (text: string): ReadAmount => {
  if (saysNothing(text)) return understood(UNKNOWN);
  if (/^\s*freshers?\s*$/i.test(text)) return understood({ min: 0, max: 0 });
  const range = rangeOf(numbersIn(text), openEnd(text));
  const isRead = range !== undefined && (range.max ?? range.min ?? 0) <= MOST_YEARS && !/\bmonths?\b/i.test(text);
  if (!isRead) return leftOut({ code: 'experienceLeftOut', params: { text: said(text), most: MOST_YEARS } });
  if (!/\p{L}/u.test(text.replace(WORDS_OF_EXPERIENCE, ''))) return understood(range);
  const most = Math.ceil(range.max ?? Math.max(2, range.min ?? 0));
  const params = { text: said(text), years: yearsText(range), most };
  return { range, warnings: [{ code: 'experienceRead', params }] };
};

/** What stands behind an amount and is no part of it: `3-5 LPA + incentives`, `4.5 lakh (negotiable)`. */
const BEHIND = /\s*(?:\(|[•|;]|\+\s*[a-z]{3}|plus\b).*$/is;

/** `12`, `3-6`: in a form it is said back as lakhs; here nobody would see what was guessed. */
const SMALL = /^₹? ?\d{1,2}(?:\.\d+)?(?: ?(?:-|–|to) ?\d{1,2}(?:\.\d+)?)?$/i;

/** Whole rupees a year. What is not understood, or is no pay, stays empty. */
export const readSalary = (text: string, period: PayPeriod): ReadAmount => {
  if (saysNothing(text)) return understood(UNKNOWN);
  const found = SMALL.test(text.trim())
    ? undefined
    : (readPayRange(text, period) ?? readPayRange(text.replace(BEHIND, ''), period));
  if (!found || isUpsideDown(found)) return leftOut({ code: 'payLeftOut', params: { text: said(text) } });
  const { min, max } = found;
  const isOutside = [min, max].some((end) => end !== null && payProblem(end) !== undefined);
  return isOutside ? leftOut({ code: 'payOutside', params: { text: said(text) } }) : understood({ min, max });
};

interface Cells {
  whole?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** A fact that stands in one cell, or with an end in each of two; what an end says goes before what the one cell says. */
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

/** What the cells of a row say of the years. */
export const experienceIn = (cells: Cells): ReadAmount =>
  readCells(cells, readExperience, (text) => ({ code: 'experienceLeftOut', params: { text, most: MOST_YEARS } }));

/** What the cells of a row say of the pay. */
export const payIn = (cells: Cells, period: PayPeriod): ReadAmount =>
  readCells(
    cells,
    (text) => readSalary(text, period),
    (text) => ({ code: 'payLeftOut', params: { text } }),
  );
