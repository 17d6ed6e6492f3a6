import { LRUCache } from 'lru-cache';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { type FitKind, fits } from '../fit.ts';
import { BitSet } from './bit-set.ts';
import { dayNumber, type IndexedJob, type JobTable, TEXT_COLUMNS, type TextColumn } from './job-table.ts';
import { lowerCase } from './lower-case.ts';
import { Postings } from './postings.ts';

/** Memory for cached results of all conditions. */
const KEPT_BYTES = 32 * 2 ** 20;
/** Jobs changed since the postings were built are tested one by one; at this many, the postings are rebuilt. */
const MOST_CHANGED = 20_000;

/** A text column: the four of a job, and its skills. */
export type Column = TextColumn | 'skill';
export const COLUMNS: readonly Column[] = [...TEXT_COLUMNS, 'skill'];

/** A predicate over jobs, with a name that fully describes it. */
export interface Condition {
  name: string;
  /** Tests one job. */
  holds(ordinal: number): boolean;
  /** Finds all jobs through the postings; without it, each job is tested. */
  find?(into: BitSet): void;
}

/**
 * The open jobs in memory: finds those that meet conditions, in order, and counts values among them. A changed job is
 * written to its columns; derived data is updated in the same call.
 */
export class JobIndex {
  readonly table: JobTable;
  /** Jobs visible to the public on `day`. */
  open: BitSet;
  /** Number of open jobs with each spelling. */
  readonly openCounts: Record<Column, Uint32Array> = emptyCounts();
  openTypes = new Uint32Array(EMPLOYMENT_TYPES.length);
  private postings: Record<Column, Postings>;
  /** Incremented with every change. */
  version = 0;
  private changed = new Set<number>();
  /** Jobs added after the load, oldest first. */
  private newcomers: number[] = [];
  private day = '';
  private readonly kept = new LRUCache<string, { condition: Condition; jobs: BitSet }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ jobs }) => jobs.bytes + 1,
  });

  /** The table's jobs are in order of posting. */
  constructor(table: JobTable) {
    this.table = table;
    table.sorted = table.size;
    this.open = new BitSet(table.capacity);
    this.postings = this.makePostings();
  }

  /** Adds or updates a job. */
  write(job: IndexedJob): void {
    const known = this.table.ordinalOf(job.id);
    if (known !== undefined && this.open.has(known)) this.count(known, -1);
    const ordinal = known ?? this.table.append(job);
    if (known === undefined) this.insertNewcomer(ordinal);
    else this.table.write(ordinal, job);
    this.follow(ordinal);
  }

  /** Removes a deleted job. */
  remove(id: string): void {
    const ordinal = this.table.ordinalOf(id);
    if (ordinal === undefined) return;
    if (this.open.has(ordinal)) this.count(ordinal, -1);
    this.table.listed[ordinal] = 0;
    this.follow(ordinal);
  }

  /** Jobs end after their last day. */
  turnTo(day: string): void {
    if (day === this.day) return;
    this.day = day;
    this.version += 1;
    const today = dayNumber(day);
    const { table } = this;
    for (const column of COLUMNS) this.openCounts[column] = new Uint32Array(this.dictionaryOf(column).size);
    this.openTypes = new Uint32Array(EMPLOYMENT_TYPES.length);
    this.open = new BitSet(table.capacity);
    for (let ordinal = 0; ordinal < table.size; ordinal++) {
      if (table.listed[ordinal] === 1 && (table.lastDay[ordinal] ?? 0) >= today) {
        this.open.add(ordinal);
        this.count(ordinal, 1);
      }
    }
  }

  /**
   * Returns the jobs of a condition, open or not. The set is cached and updated in place, so callers must not modify
   * it.
   */
  jobsOf(condition: Condition): BitSet {
    const known = this.kept.get(condition.name);
    if (known) return known.jobs;
    const jobs = new BitSet(this.table.capacity);
    if (condition.find) {
      condition.find(jobs);
      for (const ordinal of this.changed) jobs.put(ordinal, condition.holds(ordinal));
    } else {
      jobs.addWhere(this.table.size, condition.holds);
    }
    this.kept.set(condition.name, { condition, jobs });
    return jobs;
  }

  /** Builds a condition for jobs with a text containing the fragment, in any case. */
  containing(column: Column, typed: string): Condition {
    const fragment = lowerCase(typed);
    const { lowered } = this.dictionaryOf(column);
    return {
      name: `${column} contains ${fragment}`,
      holds: (ordinal) => this.someValue(ordinal, column, (value) => lowered[value]?.includes(fragment) ?? false),
      find: (into) => this.findValues(into, column, this.dictionaryOf(column).containing(fragment)),
    };
  }

  /** Builds a condition for jobs with a text that matches the typed text this way, in any case. */
  fitting(column: Column, kind: FitKind, typed: string): Condition {
    const fragment = lowerCase(typed);
    const dictionary = this.dictionaryOf(column);
    const isWanted = (value: number): boolean => fits(kind, dictionary.lowered[value] ?? '', fragment);
    return {
      name: `${column} ${kind} ${fragment}`,
      holds: (ordinal) => this.someValue(ordinal, column, isWanted),
      find: (into) => this.findValues(into, column, dictionary.containing(fragment).filter(isWanted)),
    };
  }

  /** Builds a condition for jobs with one of these values, identified by `name`. */
  having(name: string, column: Column, isWanted: (value: number) => boolean): Condition {
    return {
      name,
      holds: (ordinal) => this.someValue(ordinal, column, isWanted),
      find: (into) => {
        const wanted: number[] = [];
        for (let value = 0; value < this.dictionaryOf(column).size; value++) if (isWanted(value)) wanted.push(value);
        this.findValues(into, column, wanted);
      },
    };
  }

  /** Whether too many jobs are out of order for fast searches. */
  get isWorn(): boolean {
    return this.newcomers.length > MOST_CHANGED;
  }

  /**
   * Returns the jobs that had the value when the postings were built; some may have changed since and must be tested.
   */
  candidates(column: Column, value: number): Uint32Array {
    return this.postings[column].of(value);
  }

  get changedJobs(): ReadonlySet<number> {
    return this.changed;
  }

  /** Returns one page of a set, newest first, after `skip` others. */
  newest(jobs: BitSet, skip: number, most: number): number[] {
    const found: number[] = [];
    let left = skip;
    let high = this.table.sorted;
    for (const newcomer of this.newcomers.toReversed()) {
      const low = this.placeOf(newcomer, high);
      left -= jobs.takeDown(found, { low, high, skip: left, most });
      high = low;
      if (found.length >= most) return found;
      if (!jobs.has(newcomer)) continue;
      if (left > 0) left -= 1;
      else found.push(newcomer);
    }
    jobs.takeDown(found, { low: 0, high, skip: left, most });
    return found;
  }

  /** Removes jobs posted before an instant. */
  dropBefore(jobs: BitSet, instant: number): void {
    const { createdAt, sorted } = this.table;
    let low = 0;
    let high = sorted;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((createdAt[middle] ?? 0) < instant) low = middle + 1;
      else high = middle;
    }
    jobs.dropBelow(low);
    for (const newcomer of this.newcomers)
      jobs.put(newcomer, jobs.has(newcomer) && (createdAt[newcomer] ?? 0) >= instant);
  }

  dictionaryOf(column: Column) {
    return this.table.dictionaries[column];
  }

  /** Visits each value that a job has in a column. */
  eachValue(ordinal: number, column: Column, visit: (value: number) => void): void {
    if (column === 'skill') this.table.eachSkill(ordinal, visit);
    else visit(this.table.texts[column][ordinal] ?? 0);
  }

  private someValue(ordinal: number, column: Column, isWanted: (value: number) => boolean): boolean {
    let some = false;
    this.eachValue(ordinal, column, (value) => {
      some ||= isWanted(value);
    });
    return some;
  }

  private findValues(into: BitSet, column: Column, values: readonly number[]): void {
    const postings = this.postings[column];
    let hits = 0;
    for (const value of values) hits += postings.countOf(value);
    if (hits < this.table.size) {
      for (const value of values) for (const ordinal of postings.of(value)) into.add(ordinal);
      return;
    }
    // With this many values, testing each job is cheaper.
    const wanted = new Uint8Array(this.dictionaryOf(column).size);
    for (const value of values) wanted[value] = 1;
    const { table } = this;
    if (column !== 'skill') {
      const texts = table.texts[column];
      into.addWhere(table.size, (ordinal) => wanted[texts[ordinal] ?? 0] === 1);
      return;
    }
    const { skillStart, skillCount, skills } = table;
    into.addWhere(table.size, (ordinal) => {
      const start = skillStart[ordinal] ?? 0;
      const end = start + (skillCount[ordinal] ?? 0);
      for (let at = start; at < end; at++) if (wanted[skills[at] ?? 0] === 1) return true;
      return false;
    });
  }

  /** Updates everything derived from a job's columns. */
  private follow(ordinal: number): void {
    this.version += 1;
    const { table } = this;
    const isOpen = table.listed[ordinal] === 1 && (table.lastDay[ordinal] ?? 0) >= dayNumber(this.day || '1970-01-01');
    this.open.put(ordinal, isOpen);
    if (isOpen) this.count(ordinal, 1);
    for (const { condition, jobs } of this.kept.values()) jobs.put(ordinal, condition.holds(ordinal));
    this.changed.add(ordinal);
    if (this.changed.size > MOST_CHANGED) {
      this.postings = this.makePostings();
      this.changed = new Set();
    }
  }

  private count(ordinal: number, step: 1 | -1): void {
    const type = this.table.employmentType[ordinal] ?? 0;
    this.openTypes[type] = (this.openTypes[type] ?? 0) + step;
    for (const column of COLUMNS) {
      this.eachValue(ordinal, column, (value) => {
        if (value >= this.openCounts[column].length) this.growCounts(column, value);
        const counts = this.openCounts[column];
        counts[value] = (counts[value] ?? 0) + step;
      });
    }
  }

  private growCounts(column: Column, value: number): void {
    const larger = new Uint32Array((value + 1) * 2);
    larger.set(this.openCounts[column]);
    this.openCounts[column] = larger;
  }

  private insertNewcomer(ordinal: number): void {
    let at = this.newcomers.length;
    while (at > 0 && this.table.compare(this.newcomers[at - 1] ?? 0, ordinal) < 0) at -= 1;
    this.newcomers.splice(at, 0, ordinal);
    this.absorb();
  }

  /** Nearly all arrive in order of posting and are already in place. */
  private absorb(): void {
    const { table, newcomers } = this;
    let absorbed = 0;
    while (
      newcomers[absorbed] === table.sorted &&
      (table.sorted === 0 || table.compare(table.sorted, table.sorted - 1) < 0)
    ) {
      table.sorted += 1;
      absorbed += 1;
    }
    newcomers.splice(0, absorbed);
  }

  /** Finds a newcomer's position among the sorted jobs below `high`. */
  private placeOf(newcomer: number, high: number): number {
    let low = 0;
    let end = high;
    while (low < end) {
      // Nearly all are newer than the newest sorted job.
      const middle = end === high ? end - 1 : (low + end) >>> 1;
      if (this.table.compare(middle, newcomer) < 0) end = middle;
      else low = middle + 1;
    }
    return low;
  }

  private makePostings(): Record<Column, Postings> {
    const { table } = this;
    const of = (column: Column) =>
      new Postings(this.dictionaryOf(column), (visit) => {
        for (let ordinal = 0; ordinal < table.size; ordinal++) {
          this.eachValue(ordinal, column, (value) => visit(value, ordinal));
        }
      });
    return {
      title: of('title'),
      companyName: of('companyName'),
      industry: of('industry'),
      location: of('location'),
      skill: of('skill'),
    };
  }
}

const emptyCounts = (): Record<Column, Uint32Array> => ({
  title: new Uint32Array(0),
  companyName: new Uint32Array(0),
  industry: new Uint32Array(0),
  location: new Uint32Array(0),
  skill: new Uint32Array(0),
});
