import { namesPay, numbersInDigits, payBand, readPayFilter } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import type { EmploymentType, WorkMode } from '#contract/vocabularies.ts';
import { lowerCase } from './lower-case.ts';

/** A filter's value that words imply. */
export type Said =
  | { filter: 'experience' | 'salary'; value: string }
  | { filter: 'workMode'; value: WorkMode }
  | { filter: 'employmentType'; value: EmploymentType };

/** In lower case, with blanks for hyphens. */
const WORDS: readonly (readonly [Said, readonly string[]])[] = [
  [{ filter: 'experience', value: '0-2' }, ['fresher', 'freshers', 'entry level']],
  [{ filter: 'workMode', value: 'Remote' }, ['remote', 'remotely', 'remote work', 'work remotely']],
  [
    { filter: 'workMode', value: 'Work From Home' },
    ['wfh', 'work from home', 'working from home', 'work at home', 'from home'],
  ],
  [{ filter: 'workMode', value: 'Work From Office' }, ['wfo', 'work from office', 'onsite', 'on site']],
  [{ filter: 'workMode', value: 'Hybrid' }, ['hybrid']],
  [{ filter: 'employmentType', value: 'Internship' }, ['intern', 'interns', 'internship', 'internships']],
  [{ filter: 'employmentType', value: 'Part-time' }, ['part time']],
  [{ filter: 'employmentType', value: 'Full-time' }, ['full time']],
  [{ filter: 'employmentType', value: 'Freelance' }, ['freelance']],
];
const SAID = new Map(WORDS.flatMap(([said, words]) => words.map((word) => [word, said] as const)));

/** Marks of pay beside its name. */
const MARKS_OF_PAY =
  /[₹]|\b(?:rs|inr)\b|\d ?(?:l\.?p\.?a|lakhs?|lacs?|crores?|karo[rd]|cr|k|ha[zj]aa?r)\b|लाख|हज\u093c?ार|करोड\u093c?|रु/i;

/** Without a mark, smaller numbers are years, versions and the like, and others are codes unless they are round. */
const LEAST_SUM = 5_000;
const SUMS = /^(?:\d{4,8}|\d{1,2}(?:,\d{2,3})+|\d{3},\d{3})$/;
const isSum = (written: string): boolean => {
  const sum = Number(written.replaceAll(',', ''));
  return SUMS.test(written) && sum >= LEAST_SUM && sum % (sum < 100_000 ? 100 : 1_000) === 0;
};
const areSums = (run: string): boolean => {
  const numbers = run.match(/\d[\d,.]*/g) ?? [];
  return numbers.length > 0 && numbers.every(isSum);
};

/** Monthly pay stays so, for its label: `20000/month`. */
const payIn = (run: string): Said | undefined => {
  const plain = numbersInDigits(withPlainDigits(run));
  if (!MARKS_OF_PAY.test(plain) && !namesPay(plain) && !areSums(plain)) return undefined;
  const pay = readPayFilter(plain);
  if (typeof pay === 'string') return undefined;
  if (pay.period === 'year') return { filter: 'salary', value: payBand(plain) ?? '' };
  const [min, max] = [pay.min, pay.max].map((rupees) => (rupees === null ? undefined : Math.round(rupees / 12)));
  const value = min === undefined ? `up to ${max}` : max === undefined ? `${min}` : `${min}-${max}`;
  return { filter: 'salary', value: `${value}/month` };
};

/** Most words that imply one filter together: 2 साल का अनुभव. */
export const LONGEST_SAID = 4;

/** Returns the filter that a run of words implies. */
export const filterSaidBy = (run: string): Said | undefined =>
  SAID.get(lowerCase(run).replaceAll('-', ' ')) ?? payIn(run);
