import { EMPLOYMENT_TYPES, type EmploymentType, WORK_MODES, type WorkMode } from '#contract/vocabularies.ts';
import { UuidTable } from '#server/uuid-table.ts';
import { Dictionary } from './dictionary.ts';

const NOTHING = -1;
/** Marks unknown values; matches no list member and no band. */
export const UNKNOWN = 255;
export const UNKNOWN_YEARS = -2;
const DAY_MS = 86_400_000;
/** Room for a tenth more; beyond it, all jobs are reloaded. */
const GROWTH = 1.1;

/** The searchable fields of a job. */
export interface IndexedJob {
  id: string;
  /** Time of posting, in milliseconds. */
  createdAt: number;
  /** Shown to the public until its last day: active, not deleted, its recruiter not blocked. */
  isListed: boolean;
  /** Last day, `YYYY-MM-DD`. */
  deadlineEnd: string;
  title: string;
  companyName: string;
  industry: string;
  location: string;
  skills: readonly string[];
  /** Null when unknown, as is the type. */
  workMode: WorkMode | null;
  employmentType: EmploymentType | null;
  /** In years; null when not given. */
  experienceMin: number | null;
  experienceMax: number | null;
  experienceUnknown: boolean;
  /** In rupees a year; null when not given or not shown. */
  salaryMin: number | null;
  salaryMax: number | null;
}

export const TEXT_COLUMNS = ['title', 'companyName', 'industry', 'location'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** Whole days since 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * All jobs, one array per column, indexed by ordinal. Loaded jobs have ordinals in order of posting; later ones are
 * appended and ordered by `newcomers`.
 */
export class JobTable {
  readonly dictionaries = {
    title: new Dictionary(),
    companyName: new Dictionary(),
    industry: new Dictionary(),
    location: new Dictionary(),
    skill: new Dictionary(),
  };
  readonly texts: Record<TextColumn, Uint32Array>;
  size = 0;
  /** Number of jobs in order of posting; later ones are `newcomers`. */
  sorted = 0;
  capacity: number;
  createdAt: Float64Array;
  listed: Uint8Array;
  lastDay: Uint16Array;
  workMode: Uint8Array;
  employmentType: Uint8Array;
  /** In tenths of a year. */
  experienceMin: Int16Array;
  experienceMax: Int16Array;
  salaryMin: Float64Array;
  salaryMax: Float64Array;
  skillStart: Uint32Array;
  skillCount: Uint8Array;
  skills: Uint32Array;
  private skillsUsed = 0;
  private readonly ids: UuidTable;

  constructor(expected: number) {
    const capacity = Math.max(1_024, Math.ceil(expected * GROWTH));
    this.capacity = capacity;
    this.createdAt = new Float64Array(capacity);
    this.listed = new Uint8Array(capacity);
    this.lastDay = new Uint16Array(capacity);
    this.workMode = new Uint8Array(capacity);
    this.employmentType = new Uint8Array(capacity);
    this.experienceMin = new Int16Array(capacity);
    this.experienceMax = new Int16Array(capacity);
    this.salaryMin = new Float64Array(capacity);
    this.salaryMax = new Float64Array(capacity);
    this.skillStart = new Uint32Array(capacity);
    this.skillCount = new Uint8Array(capacity);
    this.skills = new Uint32Array(capacity * 6);
    this.ids = new UuidTable(capacity);
    this.texts = {
      title: new Uint32Array(capacity),
      companyName: new Uint32Array(capacity),
      industry: new Uint32Array(capacity),
      location: new Uint32Array(capacity),
    };
  }

  get isFull(): boolean {
    return this.size === this.capacity;
  }

  idOf(ordinal: number): string {
    return this.ids.idAt(ordinal);
  }

  ordinalOf(id: string): number | undefined {
    return this.ids.positionOf(id);
  }

  /** Appends a job. */
  append(job: IndexedJob): number {
    const ordinal = this.ids.add(job.id);
    this.size += 1;
    this.createdAt[ordinal] = job.createdAt;
    this.write(ordinal, job);
    return ordinal;
  }

  /** Writes the mutable fields of a job. */
  write(ordinal: number, job: IndexedJob): void {
    this.listed[ordinal] = job.isListed ? 1 : 0;
    this.lastDay[ordinal] = Math.min(Math.max(dayNumber(job.deadlineEnd), 0), 65_535);
    for (const column of TEXT_COLUMNS) this.texts[column][ordinal] = this.dictionaries[column].idOf(job[column]);
    this.workMode[ordinal] = job.workMode === null ? UNKNOWN : WORK_MODES.indexOf(job.workMode);
    this.employmentType[ordinal] = job.employmentType === null ? UNKNOWN : EMPLOYMENT_TYPES.indexOf(job.employmentType);
    const years = (count: number | null): number =>
      job.experienceUnknown ? UNKNOWN_YEARS : count === null ? NOTHING : Math.round(count * 10);
    this.experienceMin[ordinal] = years(job.experienceMin);
    this.experienceMax[ordinal] = years(job.experienceMax);
    this.salaryMin[ordinal] = job.salaryMin ?? NOTHING;
    this.salaryMax[ordinal] = job.salaryMax ?? NOTHING;
    this.writeSkills(
      ordinal,
      job.skills.map((skill) => this.dictionaries.skill.idOf(skill)),
    );
  }

  /** Visits the number of each skill of a job. */
  eachSkill(ordinal: number, visit: (skill: number) => void): void {
    const start = this.skillStart[ordinal] ?? 0;
    const end = start + (this.skillCount[ordinal] ?? 0);
    for (let at = start; at < end; at++) visit(this.skills[at] ?? 0);
  }

  /** Orders newest first: by time of posting, then by greater id. */
  compare(left: number, right: number): number {
    const later = (this.createdAt[right] ?? 0) - (this.createdAt[left] ?? 0);
    return later === 0 ? this.ids.compare(right, left) : later;
  }

  private writeSkills(ordinal: number, ids: readonly number[]): void {
    // An equal or smaller number reuses the old place; more are appended.
    if (ids.length > (this.skillCount[ordinal] ?? 0)) {
      if (this.skillsUsed + ids.length > this.skills.length) {
        const larger = new Uint32Array(Math.ceil((this.skillsUsed + ids.length) * GROWTH));
        larger.set(this.skills);
        this.skills = larger;
      }
      this.skillStart[ordinal] = this.skillsUsed;
      this.skillsUsed += ids.length;
    }
    this.skillCount[ordinal] = ids.length;
    this.skills.set(ids, this.skillStart[ordinal]);
  }
}
