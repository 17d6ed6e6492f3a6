import { highestDegree } from '#contract/degree-level.ts';
import type { FitSection } from '#contract/fit-vocabulary.ts';
import type { EducationLevel } from '#contract/vocabularies.ts';
import type { FitPerson } from './fit-input.ts';
import { monthsOfWork } from './months-of-work.ts';
import type { PersonRow } from './people.store.ts';

/**
 * Returns what recruiters see in the profile view and the database: no wished places, expected pay or notice period.
 */
export const personForRecruiters = (row: PersonRow, today: string): FitPerson => ({
  skills: row.skills.map(({ name }) => name),
  projects: row.projects.map(({ title, description, technologies, startMonth, endMonth }) => ({
    name: title,
    text: `${title} ${description ?? ''}`,
    technologies,
    from: startMonth,
    to: endMonth,
    now: false,
  })),
  certificates: row.certificates.map(({ title, issueDate }) => ({
    name: title,
    from: issueDate,
    to: null,
    now: false,
  })),
  jobs: row.jobs.map(({ company, position, description, startDate, endDate, currentlyWorking }) => ({
    name: company,
    text: `${position} ${description ?? ''}`,
    from: startDate,
    to: endDate,
    now: currentlyWorking,
  })),
  months: monthsOfWork(row.jobs, today) ?? (row.experienceYears === null ? null : row.experienceYears * 12),
  education: highestDegree(row.degrees.map(({ degree }) => degree)),
});

/** Returns a person as visible to themselves. */
export const personForSelf = (row: PersonRow, today: string): FitPerson => {
  const shown = personForRecruiters(row, today);
  return {
    ...shown,
    months: shown.months ?? (row.fresher ? 0 : null),
    places: row.preferredLocations,
    expects: row.expectedSalary,
    notice: row.noticePeriod || null,
  };
};

/** An application as it was sent. */
export interface SentApplication {
  skills: readonly string[];
  experience: number | null;
  expectedSalary: number | null;
  noticePeriod: string | null;
  education: EducationLevel | null;
}

const NO_PROFILE = { skills: [], projects: [], certificates: [], jobs: [], education: null } as const;

/**
 * Combines the sent application with the part of the profile that recruiters see; without a profile, the application
 * alone.
 */
export const personOfApplication = (sent: SentApplication, row: PersonRow | undefined, today: string): FitPerson => {
  const shown = row ? personForRecruiters(row, today) : NO_PROFILE;
  return {
    ...shown,
    skills: [...shown.skills, ...sent.skills],
    months: sent.experience === null ? null : Math.round(sent.experience * 12),
    education: sent.education === null ? shown.education : { level: sent.education, degree: '' },
    expects: sent.expectedSalary,
    notice: sent.noticePeriod || null,
  };
};

/** Returns whether there is any skill to compare. */
export const hasSkills = ({ skills, projects }: FitPerson): boolean =>
  skills.length > 0 || projects.some(({ technologies }) => technologies.length > 0);

/** Returns the sections relevant to fits that the profile still lacks. */
export const missingSections = (person: FitPerson): FitSection[] => [
  ...(person.skills.length === 0 ? (['skills'] as const) : []),
  ...(person.months === null ? (['experience'] as const) : []),
  ...(person.places?.length === 0 ? (['preferredLocation'] as const) : []),
  ...(person.expects === null ? (['salary'] as const) : []),
  ...(person.education === null ? (['education'] as const) : []),
  ...(person.notice === null ? (['noticePeriod'] as const) : []),
];
