import { lakhs, rupees } from '#contract/amounts.ts';
import { formatTexts as texts } from '#texts/formats.ts';

export interface Range {
  min?: number | null;
  max?: number | null;
}

export const both = (range: Range | null | undefined): range is { min: number; max: number } =>
  range?.min != null && range.max != null;

/** `₹16–24 LPA`; 'Not Mentioned' unless both ends are known. */
export const salaryText = (salary: Range | null | undefined): string => {
  if (!both(salary)) return texts.notMentioned;
  const [min, max] = [lakhs(salary.min), lakhs(salary.max)];
  return texts.perYear({ lakhs: min === max ? min : `${min}–${max}` });
};

/** A yearly salary shown per month, as for an internship: `₹12,000`, `₹10,000–15,000`. */
export const monthlyText = (salary: Range | null | undefined): string => {
  if (!both(salary)) return texts.notMentioned;
  const [min, max] = [rupees(salary.min / 12), rupees(salary.max / 12)];
  return min === max ? min : `${min}–${max.slice(1)}`;
};

/** `₹12,000 a month` */
export const stipendText = (salary: Range | null | undefined): string =>
  both(salary) ? texts.perMonth({ rupees: monthlyText(salary) }) : texts.notMentioned;
