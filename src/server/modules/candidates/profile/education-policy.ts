import type { WrongField } from '#contract/field-problems.ts';
import type { EducationForm } from '#contract/profile.ts';
import { passedProblem } from '#contract/profile-rules.ts';
import type { EducationSection } from '#contract/profile-sections.ts';
import { isDay } from '#contract/rules.ts';

export interface EducationColumns {
  degree: string;
  institute: string;
  yearOfPassing: number | null;
  startDate: string | null;
  endDate: string | null;
  grade: string | null;
  description: string | null;
}

type Sent = EducationSection['education'][number];

const NOTHING: EducationColumns = {
  degree: '',
  institute: '',
  yearOfPassing: null,
  startDate: null,
  endDate: null,
  grade: null,
  description: null,
};

/** The same day of another year; 29 February does not exist in most. */
const inYear = (day: string, year: number): string => {
  const moved = `${year}${day.slice(4)}`;
  return isDay(moved) ? moved : `${year}-02-28`;
};

/** Applies the list's form to a row: the last day moves to the year of passing; the first stays. */
export const educationOfForm = (form: EducationForm, before: EducationColumns = NOTHING): EducationColumns => {
  const year = form.yearOfPassing;
  const moves = before.endDate !== null && year !== Number(before.endDate.slice(0, 4));
  return {
    ...before,
    degree: form.degree,
    institute: form.institute,
    yearOfPassing: year,
    endDate: moves && before.endDate ? inYear(before.endDate, year) : before.endDate,
    grade: form.grade ?? before.grade,
    description: form.description ?? before.description,
  };
};

export const educationFormProblem = (
  row: EducationColumns,
  { today, before }: { today: string; before?: EducationColumns | undefined },
): WrongField | undefined => {
  const year = row.yearOfPassing ?? 0;
  const wrong = passedProblem(year, today, before?.yearOfPassing);
  if (wrong) return { field: 'yearOfPassing', problem: wrong };
  const early = row.startDate !== null && row.startDate > (row.endDate ?? `${year}-12-31`);
  return early ? { field: 'yearOfPassing', problem: 'endBeforeStart' } : undefined;
};

/** Applies the section's form to a row: the year of passing is that of the last day. */
export const educationOfSection = (sent: Sent, before: EducationColumns = NOTHING): EducationColumns => {
  const endDate = sent.endDate === undefined ? before.endDate : sent.endDate;
  const wasCleared = endDate === null && before.endDate !== null;
  return {
    ...before,
    degree: sent.degree,
    institute: sent.institution ?? sent.institute ?? before.institute,
    startDate: sent.startDate === undefined ? before.startDate : sent.startDate,
    endDate,
    yearOfPassing: endDate ? Number(endDate.slice(0, 4)) : wasCleared ? null : before.yearOfPassing,
    grade: sent.grade ?? before.grade,
  };
};

export const isEmptyEducation = (sent: Sent): boolean =>
  ![sent.degree, sent.institution, sent.institute, sent.startDate, sent.endDate, sent.grade].some(Boolean);

/**
 * Returns whether a row has no field shown on the section's form, such as one from registration with only a year: sent
 * blank, it was not removed.
 */
export const isBlankOnForm = ({ degree, institute, startDate, endDate, grade }: EducationColumns): boolean =>
  ![degree, institute, startDate, endDate, grade].some(Boolean);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isSameEducation = (
  known: Pick<EducationColumns, 'degree' | 'institute'>,
  sent: { degree: string; institution?: string | undefined; institute?: string | undefined },
): boolean => same(known.degree, sent.degree) && same(known.institute, sent.institution ?? sent.institute ?? '');

/** Returns the first word of a degree without points: `btech` of `B. Tech, CSE` and of `B.Tech (IT)`. */
const firstWord = (degree: string): string =>
  /^[\p{L}\d+]*/u.exec(
    degree
      .toLowerCase()
      .replace(/^([bm])[. ]+/, '$1')
      .replaceAll('.', ''),
  )?.[0] ?? '';

const withoutPlace = (institute: string): string => institute.toLowerCase().split(',')[0]?.trim() ?? '';

type Read = Pick<EducationColumns, 'degree' | 'institute' | 'yearOfPassing'>;

/**
 * Returns whether two entries are one education in different words: the same year with the same kind of degree, or the
 * same institute.
 */
export const isLikeEducation = (one: Read, other: Read): boolean =>
  one.yearOfPassing !== null &&
  one.yearOfPassing === other.yearOfPassing &&
  (firstWord(one.degree) === firstWord(other.degree) ||
    (one.institute !== '' && withoutPlace(one.institute) === withoutPlace(other.institute)));
