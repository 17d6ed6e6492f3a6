import type { FieldProblem, WrongField } from './field-problems.ts';
import { yearProblem } from './rules.ts';

/*
 * Rules of a profile that span fields, or need the clock or the existing row: the server enforces them, and the forms
 * show them first.
 */

/** A day (`YYYY-MM-DD`) or a month (`YYYY-MM`); absent or empty when unknown. */
type Moment = string | null | undefined;

const isBefore = (one: Moment, other: Moment): boolean => Boolean(one && other && one < other);

/**
 * Returns why a year of passing is refused, unless it was already stored. It may be in the future, for those still
 * studying.
 */
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

/* Rows of the sections of profile completion. A row whose fields are all empty counts as removed and is not checked. */

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

/** The form shows only the day of issue, so a wrong last day is reported there. */
export const certificateRowProblem = ({ title, ...row }: { title: string } & Validity): WrongField | undefined => {
  if (title === '') return { field: 'name', problem: 'required' };
  return expiryProblem(row) && { field: 'issueDate', problem: 'expiryOrder' };
};
