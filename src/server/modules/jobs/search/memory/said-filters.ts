import { payBand, readPayFilter } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import {
  type EmploymentType,
  EXPERIENCE_BANDS,
  EXPERIENCE_FILTER_BANDS,
  type WorkMode,
} from '#contract/vocabularies.ts';
import { lowerCase } from './lower-case.ts';
import { numbersInDigits } from './numbers-in-words.ts';

/** A filter's value that words imply. */
export type Said =
  | { filter: 'experience' | 'salary'; value: string }
  | { filter: 'workMode'; value: WorkMode }
  | { filter: 'employmentType'; value: EmploymentType };

/** In lower case, with blanks for hyphens. */
const WORDS: readonly (readonly [Said, readonly string[]])[] = [
  [
    { filter: 'experience', value: '0-2' },
    ['fresher', 'freshers', 'entry level', 'no experience', 'without experience'],
  ],
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
  /[₹]|\b(?:rs|inr)\b|\d ?\+? ?(?:l\.?p\.?a|lakhs?|lacs?|l|crores?|karo[rd]|cr|k|ha[zj]aa?r)\b|लाख|हज\u093c?ार|करोड\u093c?|रु/i;

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

/** Words that say only that the amount is pay, before or after it. */
const NAME_OF_PAY =
  /(?:(?:k[aie]|क[ाीे]) )?(?:\b(?:ctc|sal+ary|selary|stipend|pay|package|vetan|tankhwah|pagar)\b|सै?लरी|सेलरी|वेतन|तनख\u093c?्वाह|पगार|पैकेज|स्टाइपेंड)(?: ?[:=-])?/gi;

/** A range as it is also said: between 3 and 6 lpa. */
const BETWEEN = /(?:^between )?(\d[\d.,]*(?: ?[a-z]+)?) and (?=\d)/i;

/** Monthly pay stays so, for its label: `20000/month`. */
const payIn = (run: string): Said | undefined => {
  const said = numbersInDigits(withPlainDigits(run));
  const bare = said.replace(NAME_OF_PAY, ' ').trim();
  if (!MARKS_OF_PAY.test(bare) && bare === said && !areSums(bare)) return undefined;
  const plain = bare.replace(BETWEEN, '$1 to ');
  const pay = readPayFilter(plain);
  if (typeof pay === 'string') return undefined;
  if (pay.period === 'year') return { filter: 'salary', value: payBand(plain) ?? '' };
  const [min, max] = [pay.min, pay.max].map((rupees) => (rupees === null ? undefined : Math.round(rupees / 12)));
  const value = min === undefined ? `up to ${max}` : max === undefined ? `${min}` : `${min}-${max}`;
  return { filter: 'salary', value: `${value}/month` };
};

/** Most words that imply one filter together: between 3 and 6 lpa. */
export const LONGEST_SAID = 5;

const NAME_OF_EXPERIENCE = '(?:experience|experiance|exp|anubhav|tajurba|अनुभव|तजुर्बा|एक्सपीरियंस)\\.?';
const YEARS_OF_EXPERIENCE = new RegExp(
  `^(?:${NAME_OF_EXPERIENCE} ?:? ?)?(?:(?:min(?:imum)?|at least|above|more than|kam se kam|कम से कम) )?` +
    String.raw`(\d{1,2})(?: ?(?:-|–|to|से|se) ?(\d{1,2}))?( ?\+)? ?(?:(years?|yrs?|saa?l|साल|वर्ष)\.?( ?\+)?)?` +
    `(?: (?:of|ka|का) )? ?(?:${NAME_OF_EXPERIENCE})?$`,
);
const NAMES_EXPERIENCE = new RegExp(NAME_OF_EXPERIENCE);
/** Without the word "experience", more years are an age. */
const MOST_YEARS = 15;

/** Returns the band of the filters that these years are, or else the one of the filter list that holds them. */
const bandWith = (low: number, high: number | undefined): string | undefined => {
  const said = high === undefined ? `${low}+` : `${low}-${high}`;
  const bands: readonly string[] = [...EXPERIENCE_BANDS, ...EXPERIENCE_FILTER_BANDS];
  if (bands.includes(said)) return said;
  return EXPERIENCE_FILTER_BANDS.find((band) => {
    const [least = 0, most = 0] = band.split('-').map(Number);
    return least <= low && (high === undefined ? low < most : high <= most);
  });
};

const experienceIn = (run: string): Said | undefined => {
  const plain = numbersInDigits(withPlainDigits(run));
  const found = YEARS_OF_EXPERIENCE.exec(plain);
  if (!found) return undefined;
  const [, low, high, , unit] = found;
  const isNamed = NAMES_EXPERIENCE.test(plain);
  const [least, most] = [Number(low), high === undefined ? undefined : Number(high)];
  if (!isNamed && (unit === undefined || least > MOST_YEARS)) return undefined;
  const value = most === undefined && least >= 20 ? '10+' : bandWith(least, most);
  return value === undefined ? undefined : { filter: 'experience', value };
};

/** Returns the filter that a run of words implies. */
export const filterSaidBy = (run: string): Said | undefined =>
  SAID.get(lowerCase(run).replaceAll('-', ' ')) ?? payIn(run) ?? experienceIn(lowerCase(run));
