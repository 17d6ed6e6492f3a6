import type { ApplyFor } from '#contract/vocabularies.ts';
import type { SkillModel } from '../model/skill-model.ts';
import { Best } from './best.ts';
import type { FeedJob } from './feeds.store.ts';
import type { FitPerson } from './fit-input.ts';
import { JobFacts } from './job-facts.ts';
import { Numbers, SkillTable } from './skill-table.ts';
import { DOUBT, FITS_FROM, MISSING_MUST, mostOf, SKILL_WORTH, worthOf } from './weights.ts';

/** A job that fits, or would with one more skill. */
export interface NearlyFitting {
  row: number;
  fits: boolean;
}

interface Counts {
  jobs: number;
  skills: ReadonlyMap<string, number>;
}

/** The counts over all jobs are the same for everybody and hardly change. */
const COUNTED_FOR = 60_000;
/** So few jobs are counted in no time, and anew after each change. */
const FEW = 5_000;

const MOST_OF_FACTS = mostOf('experience', 'place', 'workMode', 'pay', 'education', 'start');

const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** The open jobs, by required skill. */
export class JobRows {
  private readonly table = new SkillTable();
  /** Last days to apply, as numbers: comparing strings takes many times as long. */
  private readonly lastDays = new Numbers();
  /** Every required or other skill of a job has a number. */
  private readonly keys: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Skills of all jobs, one job after the other, required ones first; those of a row begin at its start. */
  private readonly asked = new Numbers();
  private readonly starts = new Numbers();
  private readonly facts = new JobFacts();
  private counted: { today: string; at: number; counts: Counts } | undefined;
  /** Displayed spelling of a skill: the first one seen. */
  private readonly spellings = new Map<string, string>();
  private readonly key: SkillModel['key'];

  constructor({ key }: Pick<SkillModel, 'key'>) {
    this.key = key;
  }

  get isWorn(): boolean {
    return this.table.isWorn;
  }

  write(job: FeedJob): void {
    this.forgetCounts();
    if (!job.listed) {
      this.table.remove(job.id);
      return;
    }
    const musts = new Set(job.mustSkills.map((typed) => this.key(typed)));
    const asked = new Map<string, boolean>();
    for (const typed of job.skills) {
      const key = this.key(typed);
      if (key === '') continue;
      asked.set(key, musts.has(key));
      if (!this.spellings.has(key)) this.spellings.set(key, typed);
    }
    this.table.put(job.id, asked);
    this.lastDays.push(dayNumber(job.lastDay));
    this.starts.push(this.asked.length);
    for (const wanted of [true, false])
      for (const [key, must] of asked) if (must === wanted) this.asked.push(this.numberOf(key));
    this.facts.add(job);
  }

  /** Replaces these jobs by their current state; missing ones are removed. */
  replace(ids: readonly string[], jobs: readonly FeedJob[]): void {
    this.forgetCounts();
    for (const id of ids) this.table.remove(id);
    for (const job of jobs) this.write(job);
  }

  private forgetCounts(): void {
    if (this.table.size < FEW) this.counted = undefined;
  }

  /** Returns ids of the open jobs that fit this person's skills, facts and wishes, best first. */
  bestFor(
    person: FitPerson,
    own: Iterable<string>,
    { today, most, kind }: { today: string; most: number; kind: ApplyFor | null },
  ): string[] {
    const best = new Best(most);
    const factScore = this.facts.scorer(person, today);
    const firstDay = dayNumber(today);
    this.table.overlaps(own, ({ row, musts, others }) => {
      const share = worthOf(musts, others) / (this.worthOfAll(row) + DOUBT);
      // Even with every fact fitting, the score is too low.
      if (share + MOST_OF_FACTS < best.least) return;
      if (this.lastDays.at(row) < firstDay || this.isOtherKind(row, kind)) return;
      best.add(row, share - (this.table.mustsOf(row) - musts) * MISSING_MUST + factScore(row));
    });
    return best.sorted.map((row) => this.table.idOf(row));
  }

  /** Visits each open job that fits with these skills, or would with one more; those asking for most of them first. */
  eachNearlyFitting(own: ReadonlySet<string>, today: string, visit: (job: NearlyFitting) => void): void {
    const firstDay = dayNumber(today);
    this.table.overlaps(own, ({ row, musts, others }) => {
      const got = worthOf(musts, others);
      const least = this.worthOfAll(row) * FITS_FROM;
      if (got + SKILL_WORTH.must < least) return;
      const missingMusts = this.table.mustsOf(row) - musts;
      const fits = got >= least && missingMusts === 0;
      const more = missingMusts > 0 ? SKILL_WORTH.must : SKILL_WORTH.nice;
      if (!fits && (missingMusts > 1 || got + more < least)) return;
      if (this.lastDays.at(row) >= firstDay) visit({ row, fits });
    });
  }

  /** Returns whether this job is not of the kind of work that someone looks for. */
  isOtherKind(row: number, kind: ApplyFor | null): boolean {
    return kind !== null && this.facts.isInternship(row) !== (kind === 'Internship');
  }

  /** Returns whether the job would fit with one more of its skills. */
  opensWith(row: number, key: string, own: ReadonlySet<string>): boolean {
    let [asked, got, missingMusts] = [0, 0, 0];
    for (const { key: one, must } of this.askedBy(row)) {
      const worth = must ? SKILL_WORTH.must : SKILL_WORTH.nice;
      asked += worth;
      if (own.has(one) || one === key) got += worth;
      else if (must) missingMusts += 1;
    }
    return missingMusts === 0 && got >= asked * FITS_FROM;
  }

  askedBy(row: number): { key: string; must: boolean }[] {
    const musts = this.table.mustsOf(row);
    return Array.from(this.askedOf(row), (number, at) => ({ key: this.keys[number] ?? '', must: at < musts }));
  }

  idOf(row: number): string {
    return this.table.idOf(row);
  }

  spellingOf(key: string): string {
    return this.spellings.get(key) ?? key;
  }

  /** Returns the number of open jobs and of jobs per required skill; those of many jobs are cached for a minute. */
  counts(today: string): Counts {
    if (this.counted?.today === today && Date.now() - this.counted.at < COUNTED_FOR) return this.counted.counts;
    const byNumber = new Uint32Array(this.keys.length);
    let jobs = 0;
    const firstDay = dayNumber(today);
    for (let row = 0; row < this.table.size; row++) {
      if (!this.table.isAlive(row) || this.lastDays.at(row) < firstDay) continue;
      jobs += 1;
      for (const number of this.askedOf(row)) byNumber[number] = (byNumber[number] ?? 0) + 1;
    }
    const skills = new Map(
      this.keys.flatMap((key, number) => {
        const count = byNumber[number] ?? 0;
        return count > 0 ? [[key, count] as const] : [];
      }),
    );
    this.counted = { today, at: Date.now(), counts: { jobs, skills } };
    return this.counted.counts;
  }

  /** Returns the numbers of a job's skills, required ones first. */
  private askedOf(row: number): Uint32Array {
    const start = this.starts.at(row);
    return this.asked.all.subarray(start, start + this.table.mustsOf(row) + this.table.othersOf(row));
  }

  /** Returns the worth of all the skills of a job. */
  private worthOfAll(row: number): number {
    return worthOf(this.table.mustsOf(row), this.table.othersOf(row));
  }

  private numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }
}
