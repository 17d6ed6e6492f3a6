import type { EducationLevel, EmploymentType, WorkMode } from '#contract/vocabularies.ts';

/** The fields of a job that affect a fit. */
export interface FitJob {
  skills: readonly string[];
  /** The required ones among them. */
  mustSkills: readonly string[];
  experienceMin: number | null;
  experienceMax: number | null;
  /** The import source gave none; otherwise two empty ends mean that freshers may apply. */
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

/** Work, a project or a certificate, dated by day or month. */
export interface Evidence {
  name: string;
  from: string | null;
  to: string | null;
  now: boolean;
}

/**
 * The fields of a person that affect a fit; nothing else can. An absent fact is hidden from this reader; null means not
 * given.
 */
export interface FitPerson {
  skills: readonly string[];
  projects: readonly (Evidence & { technologies: readonly string[]; text: string })[];
  certificates: readonly Evidence[];
  /** `text`: position and description. */
  jobs: readonly (Evidence & { text: string })[];
  months: number | null;
  /** The highest; the degree as typed, or ''. */
  education: { level: EducationLevel; degree: string } | null;
  /** Wished places. */
  places?: readonly string[];
  /** Whole rupees a year. */
  expects?: number | null;
  /** Notice period as typed. */
  notice?: string | null;
}
