import { payBand } from '#contract/pay.ts';
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

/** Marks of pay: a number alone may be anything. */
const MARKS_OF_PAY =
  /[₹]|\b(?:rs|inr|ctc|salary|stipend)\b|\d ?(?:l\.?p\.?a|lakhs?|lacs?|crores?|cr|k)\b|लाख|हज\u093c?ार|करोड\u093c?|रु/i;

const payIn = (run: string): Said | undefined => {
  const value = MARKS_OF_PAY.test(run.normalize('NFC')) ? payBand(run) : undefined;
  return value === undefined ? undefined : { filter: 'salary', value };
};

/** Returns the filter that a run of words implies. */
export const filterSaidBy = (run: string): Said | undefined =>
  SAID.get(lowerCase(run).replaceAll('-', ' ')) ?? payIn(run);
