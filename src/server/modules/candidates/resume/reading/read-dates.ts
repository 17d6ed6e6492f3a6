import { isDay, yearProblem } from '#contract/rules.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Prefixes of month names, short or long, from January on. */
const HINDI_MONTHS = ['जन', 'फ\u093c?र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्[टत]ू', 'नव', 'दिस'];
const TAMIL_MONTHS = ['ஜன', 'பிப்', 'மார்', 'ஏப்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக', 'செப்', 'அக்', 'நவ', 'டிச'];
const INDIAN_MONTHS = [HINDI_MONTHS, TAMIL_MONTHS];

const INDIAN_MONTH = `(?:${INDIAN_MONTHS.flat().join('|')})[\\p{L}\\p{M}]{0,6}॰?`;
const MONTH = `(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}|${INDIAN_MONTH})`;
const POINT = `(?:${MONTH}\\.?[\\s,'’-]{0,3}(?:19|20)?\\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d{2}|(?:19|20)\\d{2})`;
const TO = '\\s*(?:-|–|—|to|until|till|से)\\s*';
/** A whole name; the beginning of one is also that of other words, such as Marketing. */
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** The first month of two in one year: `Jan–Mar 2026`. A figure before it is a day. */
const MONTH_OF_SAME_YEAR = `(?<!\\d\\s)${MONTH_NAME}\\.?(?=${TO}${MONTH_NAME}\\.?[\\s,]{0,2}(?:['’]|(?:19|20)\\d{2}))`;
const NOW = '(?:present|current(?:ly)?|now|till date|to date|till now|ongoing|today|वर्तमान|अब तक|आज तक)';
const RANGE = new RegExp(
  `\\(?(?<![\\p{L}\\p{M}\\d])(${POINT}|${MONTH_OF_SAME_YEAR})${TO}(${POINT}|${NOW})(?![\\d/])\\)?`,
  'iu',
);

export interface DateRange {
  /** `YYYY-MM-01` */
  startDate: string;
  /** Last day of its month, inclusive; null while ongoing. */
  endDate: string | null;
  /** The line without the dates. */
  rest: string;
}

/** Parses `Jun 2021`, `06/2021` or `2021` as the first day of its month; a year alone is its January. */
const dayOf = (point: string): string => {
  const figures = /(\d{2,4})$/.exec(point)?.[1] ?? '';
  const year = figures.length === 2 ? `20${figures}` : figures;
  const named =
    MONTHS.indexOf(point.slice(0, 3).toLowerCase()) + 1 ||
    Math.max(...INDIAN_MONTHS.map((months) => months.findIndex((month) => new RegExp(`^${month}`, 'u').test(point)))) +
      1;
  const counted = /^(\d{1,2})[/.-]/.exec(point)?.[1];
  const month = named || Number(counted ?? 1);
  return `${year}-${String(month).padStart(2, '0')}-01`;
};

const lastDayOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Finds the first range of dates in a line, such as `Jun 2021 – Present`, `Jan–Mar 2026`, `06/2019 to 05/2021`, `2018-2021`. */
export const dateRangeIn = (line: string, today: string): DateRange | undefined => {
  const found = RANGE.exec(line);
  if (!found?.[1] || !found[2]) return undefined;
  const startDate = dayOf(/\d/.test(found[1]) ? found[1] : `${found[1]} ${/\d+$/.exec(found[2])?.[0] ?? ''}`);
  const endDate = /\d/.test(found[2]) ? lastDayOfMonth(dayOf(found[2])) : null;
  if (startDate > today || (endDate !== null && endDate < startDate)) return undefined;
  const rest = `${line.slice(0, found.index)} | ${line.slice(found.index + found[0].length)}`;
  return { startDate, endDate, rest };
};

const DATE_OF_ISSUE = new RegExp(
  `\\(?(?<![\\p{L}\\p{M}\\d/.-])(?:(?:issued|completed)(?: on| in)?[\\s:]*)?(?:(?:(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+)?((?:${MONTH_NAME}\\.?|${INDIAN_MONTH})[\\s,-]{0,3}(?:(?:19|20)|['’])\\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d{2})|(\\d{1,2})([/.-])((?:0?[1-9]|1[0-2])\\4(?:19|20)\\d{2}))(?![\\d/])\\)?`,
  'giu',
);

const END_OF_VALIDITY = /valid|expir|renew|until|till|up ?to/i;

/**
 * Finds the day of issue in a line with one date, such as `March 2025`, `12 Mar 2025`, `12/03/2025` or `03/2025`, and the line without
 * it; a month alone is its first day. A year alone, a range and the end of validity are none.
 */
export const dayOfIssueIn = (line: string, today: string): { day: string; rest: string } | undefined => {
  const [found, another] = [...line.matchAll(DATE_OF_ISSUE)];
  const named = found?.[2] ?? found?.[5];
  if (!found || !named || another || END_OF_VALIDITY.test(line) || dateRangeIn(line, today)) return undefined;
  const month = dayOf(named);
  const figures = found[1] ?? found[3];
  const day = figures === undefined ? month : `${month.slice(0, -2)}${figures.padStart(2, '0')}`;
  return isDay(day) && day <= today ? { day, rest: line.replace(found[0], ' ') } : undefined;
};

/** Returns the last year from 1950 on in a text that a form would accept: the actual or expected end. */
export const lastYearIn = (text: string, today: string): number | null => {
  const years = [...text.matchAll(/(?<!\d)(?:19[5-9]|20\d)\d(?!\d)/g)].map(([year]) => Number(year));
  const short = /(?<!\d)20\d{2}\s*[-–/]\s*(\d{2})(?!\d)/.exec(text)?.[1];
  const likely = [...years, ...(short ? [2000 + Number(short)] : [])].filter(
    (year) => yearProblem(year, today) === undefined,
  );
  return likely.length > 0 ? Math.max(...likely) : null;
};
