import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import type { Sent } from '#web/pages/candidate/completion/section-values.ts';

/** A form of several rows. */
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

/** The row that an empty list starts with, and that Add adds. */
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

/** Whether nothing is written in a row. */
export const isBlankRow = (row: object): boolean =>
  Object.entries(row).every(
    ([key, value]) =>
      key === '_id' || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0),
  );

/** Whether a row says what it is about, by one of these words; one with nothing in it need not. */
export const isNamed = (row: object, names: readonly string[]): boolean =>
  isBlankRow(row) || names.some((name) => name.trim() !== '');

/**
 * The rows, but for new ones with nothing in them, and where each stood in the form. Of
 * `education.1.degree` in what was sent the form says `rows.2.degree`.
 */
export function sentRows<R extends { _id?: string }, B>(rows: readonly R[], bodyOf: (rows: R[]) => B): Sent<B> {
  const sent = rows.flatMap((row, at) => (row._id === undefined && isBlankRow(row) ? [] : [{ row, at }]));
  return {
    body: bodyOf(sent.map(({ row }) => row)),
    fieldOf: (path) => {
      const [, index = '', field = 'name'] = path.split('.');
      return `rows.${sent[Number(index)]?.at ?? 0}.${field}`;
    },
  };
}
