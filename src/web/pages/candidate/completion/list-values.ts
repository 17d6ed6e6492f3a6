import type { FieldProblem, WrongField } from '#contract/field-problems.ts';
import { DOT } from '#web/lib/dot.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';

/** Values of a form with several rows. */
export interface ListValues<R> {
  rows: R[];
}

export interface EducationRow {
  _id?: string;
  degree: string;
  institution: string;
  startDate: string;
  endDate: string;
  grade: string;
}

export interface ProjectRow {
  _id?: string;
  title: string;
  description: string;
  technologies: string[];
  link: string;
}

export interface CertificateRow {
  _id?: string;
  name: string;
  issuer: string;
  issueDate: string;
  description: string;
}

export interface HobbyRow {
  _id?: undefined;
  name: string;
}

interface Rows {
  education: EducationRow;
  projects: ProjectRow;
  certificates: CertificateRow;
  hobbies: HobbyRow;
}

/** The row that an empty list starts with and that Add appends. */
export const BLANK_ROWS: Readonly<Rows> = {
  education: { degree: '', institution: '', startDate: '', endDate: '', grade: '' },
  projects: { title: '', description: '', technologies: [], link: '' },
  certificates: { name: '', issuer: '', issueDate: '', description: '' },
  hobbies: { name: '' },
};

const orBlank = <R>(rows: NoInfer<R>[], blank: R): ListValues<R> => ({ rows: rows.length > 0 ? rows : [blank] });

export const educationFrom = ({ education }: Profile): ListValues<EducationRow> =>
  orBlank(
    education.map(({ _id, degree, institution, startDate, endDate, grade }) => ({
      _id,
      degree,
      institution,
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      grade,
    })),
    BLANK_ROWS.education,
  );

export const projectsFrom = ({ projects }: Profile): ListValues<ProjectRow> =>
  orBlank(
    projects.map(({ _id, title, description, technologies, link }) => ({
      _id,
      title,
      description,
      technologies,
      link,
    })),
    BLANK_ROWS.projects,
  );

export const certificatesFrom = ({ certificates }: Profile): ListValues<CertificateRow> =>
  orBlank(
    certificates.map(({ _id, name, issuer, issueDate, description }) => ({
      _id,
      name,
      issuer,
      issueDate: issueDate ?? '',
      description,
    })),
    BLANK_ROWS.certificates,
  );

export const hobbiesFrom = ({ hobbies }: Profile): ListValues<HobbyRow> =>
  orBlank(
    hobbies.map((name) => ({ name })),
    BLANK_ROWS.hobbies,
  );

/** Each row on one line, for the reader. */
export const shownRows = (
  { rows }: ListValues<object>,
  labelOf: (number: number) => string,
): { label: string; value: string }[] =>
  rows.map((row, at) => ({
    label: labelOf(at + 1),
    value: Object.entries(row)
      .flatMap(([key, value]: [string, unknown]) => (key === '_id' ? [] : value))
      .filter(Boolean)
      .join(DOT),
  }));

/** Whether a row is empty. */
export const isBlankRow = (row: object): boolean =>
  Object.entries(row).every(
    ([key, value]) =>
      key === '_id' || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0),
  );

/** Problems of rows beyond their field rules; empty rows are skipped. */
export const rowProblems = <R extends object>(
  rows: readonly R[],
  problemOf: (row: R) => WrongField | undefined,
): [field: string, problem: FieldProblem][] =>
  rows.flatMap((row, at) => {
    const wrong = isBlankRow(row) ? undefined : problemOf(row);
    return wrong ? [[`rows.${at}.${wrong.field}`, wrong.problem]] : [];
  });
