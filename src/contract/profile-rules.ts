import type { FieldProblem, WrongField } from './field-problems.ts';
import { yearProblem } from './rules.ts';

/* Rules of a profile that span fields, or need the clock or the row as it was: the server refuses by them, and the forms say so first. */

/** A day (`YYYY-MM-DD`) or a month (`YYYY-MM`); nothing or the empty text when it is not known. */
type Moment = string | null | undefined;

const isBefore = (one: Moment, other: Moment): boolean => Boolean(one && other && one < other);

/** Why a year of passing is refused, unless it stood there already. Whoever still studies has one to come. */
export const passedProblem = (year: number, today: string, before: number | null = null): FieldProblem | undefined =>
  year === before ? undefined : yearProblem(year, today);

export const endProblem = ({ startDate, endDate }: { startDate: Moment; endDate: Moment }): WrongField | undefined =>
  isBefore(endDate, startDate) ? { field: 'endDate', problem: 'endBeforeStart' } : undefined;

interface Validity {
  issueDate: Moment;
  expiryDate: Moment;
}

export const expiryProblem = ({ issueDate, expiryDate }: Validity): WrongField | undefined =>
  isBefore(expiryDate, issueDate) ? { field: 'expiryDate', problem: 'expiryOrder' } : undefined;

/* Rows of the sections of profile completion. One whose fields are all empty is as good as removed, and not asked. */

interface EducationRow {
  degree: string;
  institute: string;
  startDate: Moment;
  endDate: Moment;
}

export const educationRowProblem = (row: EducationRow): WrongField | undefined =>
  row.degree === '' && row.institute === '' ? { field: 'degree', problem: 'required' } : endProblem(row);

export const projectRowProblem = ({ title }: { title: string }): WrongField | undefined =>
  title === '' ? { field: 'title', problem: 'required' } : undefined;

/** The form shows the day of issue alone, under which the last day is then out of order. */
export const certificateRowProblem = ({ title, ...row }: { title: string } & Validity): WrongField | undefined => {
  if (title === '') return { field: 'name', problem: 'required' };
  return expiryProblem(row) && { field: 'issueDate', problem: 'expiryOrder' };
};
