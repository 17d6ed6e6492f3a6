import type { EducationLevel, EmploymentType, WorkMode } from '#contract/vocabularies.ts';

/** What of a job a fit is made of. */
export interface FitJob {
  skills: readonly string[];
  /** Those of them that are a must. */
  mustSkills: readonly string[];
  experienceMin: number | null;
  experienceMax: number | null;
  /** The source of an import did not tell; otherwise both ends empty mean that freshers may apply. */
  experienceUnknown: boolean;
  location: string;
  workMode: WorkMode | null;
  employmentType: EmploymentType | null;
  salaryMin: number | null;
  salaryMax: number | null;
  showSalary: boolean;
  education: EducationLevel | null;
  startDate: string | null;
}

/** Work, a project or a certificate; days or months. */
export interface Evidence {
  name: string;
  from: string | null;
  to: string | null;
  now: boolean;
}

/**
 * What of a person a fit is made of: nothing else of them can change it. A fact
 * that is absent is not this reader's to know, and null is not said.
 */
export interface FitPerson {
  skills: readonly string[];
  projects: readonly (Evidence & { technologies: readonly string[]; text: string })[];
  certificates: readonly Evidence[];
  /** `text`: position and description. */
  jobs: readonly (Evidence & { text: string })[];
  months: number | null;
  /** The highest; the degree as it is written, or the empty text. */
  education: { level: EducationLevel; degree: string } | null;
  /** The wished places. */
  places?: readonly string[];
  /** Whole rupees a year. */
  expects?: number | null;
  /** The notice period as it is written. */
  notice?: string | null;
}
