import type { CandidateRegistration } from '#contract/accounts.ts';
import type { FieldProblem } from '#contract/field-problems.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { LIMITS, splitSkills, yearProblem } from '#contract/rules.ts';

/** Rows for the profile's lists created by a registration. */
export interface ProfileRows {
  skills: string[];
  hobbies: string[];
  education: {
    degree: string;
    institute: string;
    yearOfPassing: number | null;
    startDate: string | null;
    endDate: string | null;
    grade: string | null;
    description: string | null;
  }[];
  experiences: {
    company: string;
    position: string;
    startDate: string | null;
    endDate: string | null;
    currentlyWorking: boolean;
    duration: string | null;
    description: string | null;
  }[];
  projects: {
    title: string;
    role: string;
    startMonth: string | null;
    endMonth: string | null;
    duration: string | null;
    description: string | null;
  }[];
  /** Awards: certificates without a file. */
  certificates: string[];
}

interface Wrong {
  field: string;
  problem: FieldProblem;
}

type Extras = Pick<
  CandidateRegistration,
  | 'degree'
  | 'year'
  | 'institute'
  | 'company'
  | 'role'
  | 'duration'
  | 'projectTitle'
  | 'projectDescription'
  | 'skills'
  | 'hobbies'
  | 'certificates'
  | 'education'
  | 'experience'
  | 'projects'
>;

const orNull = <T>(value: T | '' | null | undefined): T | null => (value === '' || value == null ? null : value);

const outOfOrder = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }): boolean =>
  startDate !== null && endDate !== null && startDate > endDate;

/** A year of passing, validated by the profile's rule. */
const yearOf = (typed: string, today: string): number | null | Wrong => {
  if (typed === '') return null;
  const digits = withPlainDigits(typed);
  const year = /^\d{4}$/.test(digits) ? Number(digits) : Number.NaN;
  const problem = yearProblem(year, today);
  return problem ? { field: 'year', problem } : year;
};

/**
 * Returns the profile rows in a registration: the single fields of the short form first, then the lists. Empty rows are
 * left out.
 */
export const rowsOfRegistration = (body: Extras, today: string): { rows: ProfileRows; problem?: Wrong } => {
  const year = yearOf(body.year, today);
  const rows: ProfileRows = {
    skills: splitSkills(body.skills)
      .slice(0, LIMITS.skills)
      .map((skill) => skill.slice(0, LIMITS.skill)),
    hobbies: splitSkills(body.hobbies)
      .slice(0, LIMITS.skills)
      .map((hobby) => hobby.slice(0, LIMITS.skill)),
    certificates: splitSkills(body.certificates).slice(0, LIMITS.skills),
    education: [
      {
        degree: body.degree,
        institute: body.institute,
        yearOfPassing: typeof year === 'number' ? year : null,
        startDate: null,
        endDate: null,
        grade: null,
        description: null,
      },
      ...body.education.map((row) => ({
        degree: row.degree,
        institute: row.institute,
        yearOfPassing: orNull(row.yearOfPassing),
        startDate: orNull(row.startDate),
        endDate: orNull(row.endDate),
        grade: orNull(row.grade),
        description: orNull(row.description),
      })),
    ].filter(({ degree, institute }) => degree !== '' || institute !== ''),
    experiences: [
      {
        company: body.company,
        // The file form sends its account kind under this name.
        position: body.role.toLowerCase() === 'candidate' ? '' : body.role,
        startDate: null,
        endDate: null,
        currentlyWorking: false,
        duration: orNull(body.duration),
        description: null,
      },
      ...body.experience.map((row) => ({
        company: row.company,
        position: row.position,
        startDate: orNull(row.startDate),
        endDate: row.currentlyWorking ? null : orNull(row.endDate),
        currentlyWorking: row.currentlyWorking,
        duration: orNull(row.duration),
        description: orNull(row.description),
      })),
    ].filter(({ company }) => company !== ''),
    projects: [
      {
        title: body.projectTitle,
        role: '',
        startMonth: null,
        endMonth: null,
        duration: null,
        description: orNull(body.projectDescription),
      },
      ...body.projects.map((row) => ({
        title: row.title,
        role: row.role,
        startMonth: orNull(row.startDate),
        endMonth: orNull(row.endDate),
        duration: orNull(row.duration),
        description: orNull(row.description),
      })),
    ].filter(({ title, description }) => title !== '' || description !== null),
  };
  const problem = typeof year === 'object' && year !== null ? year : misordered(rows);
  return { rows, ...(problem && { problem }) };
};

const misordered = ({ education, experiences, projects }: ProfileRows): Wrong | undefined => {
  const problem = 'deadlineOrder';
  if (education.some(outOfOrder)) return { field: 'education', problem };
  if (experiences.some(outOfOrder)) return { field: 'experience', problem };
  const months = projects.map(({ startMonth, endMonth }) => ({ startDate: startMonth, endDate: endMonth }));
  return months.some(outOfOrder) ? { field: 'projects', problem } : undefined;
};
