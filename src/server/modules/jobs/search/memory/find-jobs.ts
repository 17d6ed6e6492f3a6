import { payOfBand } from '#contract/pay.ts';
import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  EXPERIENCE_BANDS,
  EXPERIENCE_FILTER_BANDS,
  SALARY_BANDS,
  WORK_MODES,
  type WorkMode,
} from '#contract/vocabularies.ts';
import { daysAfter } from '../../posting/job-policy.ts';
import { FITS } from '../fit.ts';
import type { JobFilters } from '../job-filters.store.ts';
import type { Clock } from '../job-lists.store.ts';
import type { BitSet } from './bit-set.ts';
import type { Column, Condition, JobIndex } from './job-index.ts';
import { dayNumber, UNKNOWN_YEARS } from './job-table.ts';
import { lowerCase } from './lower-case.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Columns searched by `q`. */
const SEARCHED: readonly Column[] = ['title', 'companyName', 'skill'];
const DAY_MS = 86_400_000;

export interface PageWanted {
  filters: JobFilters;
  order: 'relevance' | '-createdAt' | 'createdAt';
  skip: number;
  most: number;
}

/** Ids in order, and the number of all matching jobs. */
export interface FoundJobs {
  ids: string[];
  total: number;
}

const ALL: Condition = { name: 'all', holds: () => true };
const NONE: Condition = { name: 'none', holds: () => false, find: () => {} };

/** Jobs with a line containing the typed text; no line holds a line break. */
const fragments = (index: JobIndex, columns: readonly Column[], typed: string): Condition[] => {
  if (typed === '') return [ALL];
  return typed.includes('\n') ? [NONE] : columns.map((column) => index.containing(column, typed));
};

const wholeTitle = (index: JobIndex, typed: string): Condition => {
  const title = lowerCase(typed);
  const { lowered } = index.dictionaryOf('title');
  return index.having(`title is ${title}`, 'title', (value) => lowered[value] === title);
};

/** Returns what `place` is compared with: the whole place in lower case, and its parts between commas. */
export const placeKeys = (location: string): string[] => {
  const whole = location.replace(/^ +| +$/g, '');
  return [whole, ...whole.replace(/\s*,\s*/g, ',').split(',')];
};

const inPlace = (index: JobIndex, typed: string): Condition => {
  const place = lowerCase(typed);
  const { lowered } = index.dictionaryOf('location');
  return index.having(`place is ${place}`, 'location', (value) => placeKeys(lowered[value] ?? '').includes(place));
};

const rangeOf = (band: string): { low: number; high: number } => {
  const [low, high] = band.split('-');
  return { low: Number.parseInt(low ?? '', 10), high: high === undefined ? Number.POSITIVE_INFINITY : Number(high) };
};

/** A missing end counts as 0; unknown experience matches no band. */
const inExperience = ({ table }: JobIndex, band: string): Condition => {
  const { low, high } = rangeOf(band);
  const from = low * 10;
  const to = high * 10;
  return {
    name: `experience ${band}`,
    holds: (ordinal) =>
      table.experienceMin[ordinal] !== UNKNOWN_YEARS &&
      Math.max(table.experienceMin[ordinal] ?? 0, 0) >= from &&
      Math.max(table.experienceMax[ordinal] ?? 0, 0) <= to,
  };
};

/** In lakh rupees a year. A job whose salary is not shown, because it is hidden or has only one end, matches no band. */
const inSalary = ({ table }: JobIndex, band: string): Condition => {
  const { min: from, max: to } = payOfBand(band);
  return {
    name: `salary ${band}`,
    holds: (ordinal) => {
      const min = table.salaryMin[ordinal] ?? -1;
      const max = table.salaryMax[ordinal] ?? -1;
      return min >= 0 && max >= 0 && min >= from && (to === null || max <= to);
    },
  };
};

const inWorkMode = ({ table }: JobIndex, mode: WorkMode): Condition => {
  const wanted = WORK_MODES.indexOf(mode);
  return { name: `work mode ${mode}`, holds: (ordinal) => table.workMode[ordinal] === wanted };
};

const ofType = ({ table }: JobIndex, type: EmploymentType): Condition => {
  const wanted = EMPLOYMENT_TYPES.indexOf(type);
  return { name: `type ${type}`, holds: (ordinal) => table.employmentType[ordinal] === wanted };
};

const closing = ({ table }: JobIndex, today: string, days: number): Condition => {
  const first = dayNumber(today);
  const last = dayNumber(daysAfter(today, days - 1));
  return {
    name: `closing ${first}-${last}`,
    holds: (ordinal) => {
      const day = table.lastDay[ordinal] ?? 0;
      return day >= first && day <= last;
    },
  };
};

const unionOf = (index: JobIndex, first: Condition, others: readonly Condition[]): BitSet => {
  const union = index.jobsOf(first).copy();
  for (const other of others) union.join(index.jobsOf(other));
  return union;
};

/** Returns the matching open jobs: the same that the SQL of `matches` finds for the public. */
export const matching = (index: JobIndex, filters: JobFilters, { now, today }: Clock): BitSet => {
  index.turnTo(today);
  const jobs = index.open.copy();
  const keepAny = ([first, ...others]: readonly Condition[]): void => {
    if (first) jobs.keep(others.length === 0 ? index.jobsOf(first) : unionOf(index, first, others));
  };
  const containing = (columns: readonly Column[]) => (typed: string) => fragments(index, columns, typed);
  keepAny(filters.q.flatMap(containing(SEARCHED)));
  keepAny(filters.skills.flatMap(containing(['skill'])));
  keepAny(filters.what.flatMap(containing(['title', 'skill'])));
  keepAny(filters.location.flatMap(containing(['location'])));
  keepAny(filters.title.flatMap(containing(['title'])));
  keepAny(filters.companyName.flatMap(containing(['companyName'])));
  keepAny(filters.industry.flatMap(containing(['industry'])));
  keepAny(filters.role.map((typed) => wholeTitle(index, typed)));
  keepAny(filters.place.map((typed) => inPlace(index, typed)));
  keepAny(filters.experience.map((band) => inExperience(index, band)));
  keepAny(filters.salary.map((band) => inSalary(index, band)));
  keepAny(filters.workMode.map((mode) => inWorkMode(index, mode)));
  keepAny(filters.employmentType.map((type) => ofType(index, type)));
  // Every open job is active, and applications are not visible here.
  if (filters.status.length > 0 && !filters.status.includes('Active')) keepAny([NONE]);
  if (filters.unanswered !== undefined) keepAny([NONE]);
  if (filters.closing !== undefined) keepAny([closing(index, today, filters.closing)]);
  if (filters.posted !== undefined) index.dropBefore(jobs, now.getTime() - filters.posted * DAY_MS);
  return jobs;
};

/** Jobs by rank of match, best first. Each rank is looked up only when needed. */
const ranks = (index: JobIndex, { q, skills, what }: JobFilters): Condition[][] => {
  const typed = [...new Set([...q, ...skills, ...what])];
  return FITS.map(({ column, kind }) => typed.map((value) => index.fitting(column, kind, value)));
};

/** Precomputes the most common queries: the filters' own lists, and single letters. */
export const warmUp = (index: JobIndex): void => {
  const lists = [
    ...[...EXPERIENCE_BANDS, ...EXPERIENCE_FILTER_BANDS].map((band) => inExperience(index, band)),
    ...SALARY_BANDS.map((band) => inSalary(index, band)),
    ...WORK_MODES.map((mode) => inWorkMode(index, mode)),
    ...EMPLOYMENT_TYPES.map((type) => ofType(index, type)),
    ...[...LETTERS].flatMap((letter) => fragments(index, SEARCHED, letter)),
  ];
  for (const condition of lists) index.jobsOf(condition);
};

export const findJobs = (index: JobIndex, { filters, order, skip, most }: PageWanted, clock: Clock): FoundJobs => {
  const jobs = matching(index, filters, clock);
  const total = jobs.size;
  const ids = (ordinals: readonly number[]) => ordinals.map((ordinal) => index.table.idOf(ordinal));
  if (order === 'createdAt') {
    const end = Math.max(total - skip, 0);
    const length = Math.min(most, end);
    return { ids: ids(index.newest(jobs, end - length, length).reverse()), total };
  }
  if (order === '-createdAt' || filters.q.length + filters.skills.length + filters.what.length === 0) {
    return { ids: ids(index.newest(jobs, skip, most)), total };
  }
  const found: number[] = [];
  let left = skip;
  const take = (rank: BitSet): void => {
    const { size } = rank;
    if (size > left) found.push(...index.newest(rank, left, most - found.length));
    left = Math.max(left - size, 0);
  };
  for (const [first, ...others] of ranks(index, filters)) {
    if (!first || found.length >= most) break;
    const ranked = unionOf(index, first, others);
    ranked.keep(jobs);
    jobs.drop(ranked);
    take(ranked);
  }
  if (found.length < most) take(jobs);
  return { ids: ids(found), total };
};
