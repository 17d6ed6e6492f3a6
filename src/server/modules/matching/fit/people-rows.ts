import { highestDegree, levelRank } from '#contract/degree-level.ts';
import type { SkillModel } from '../model/skill-model.ts';
import { Best } from './best.ts';
import { experienceVerdict } from './fact-verdicts.ts';
import type { FeedPerson } from './feeds.store.ts';
import type { FitJob } from './fit-input.ts';
import { monthsOfWork } from './months-of-work.ts';
import { SkillTable } from './skill-table.ts';
import { DOUBT, MISSING_MUST, mostOf, worthOf, worthOfFact } from './weights.ts';

const UNSAID = -1;
const MOST_OF_FACTS = mostOf('experience', 'education');
/** Present work grows by the month; being up to a year out of date changes no order. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** The findable candidates, by skill. */
export class PeopleRows {
  private readonly table = new SkillTable();
  private readonly months: number[] = [];
  private readonly levels: number[] = [];
  private readonly key: SkillModel['key'];

  constructor({ key }: Pick<SkillModel, 'key'>) {
    this.key = key;
  }

  get isWorn(): boolean {
    return this.table.isWorn;
  }

  write(person: FeedPerson): void {
    if (!person.findable) {
      this.table.remove(person.id);
      return;
    }
    const keys = [...person.skills, ...person.technologies].map((typed) => this.key(typed));
    const row = this.table.put(person.id, new Map(keys.filter(Boolean).map((key) => [key, false])));
    const years = person.experienceYears;
    this.months[row] = monthsOfWork(person.work, today()) ?? (years === null ? UNSAID : years * 12);
    const degree = highestDegree(person.degrees);
    this.levels[row] = degree ? levelRank(degree.level) : UNSAID;
  }

  /** Replaces these candidates by their current state; missing ones are removed. */
  replace(ids: readonly string[], people: readonly FeedPerson[]): void {
    for (const id of ids) this.table.remove(id);
    for (const person of people) this.write(person);
  }

  /** Returns ids of candidates who fit a job by listed skills and indexed facts, best first. */
  bestFor(job: FitJob, most: number): string[] {
    const keys = new Set(job.skills.map((typed) => this.key(typed)));
    const required = new Set(job.mustSkills.map((typed) => this.key(typed)).filter((key) => keys.has(key)));
    const asked = worthOf(required.size, keys.size - required.size);
    const best = new Best(most);
    const factScore = this.scorer(job);
    const skillScore = (musts: number, others: number): number =>
      worthOf(musts, others) / (asked + DOUBT) - (required.size - musts) * MISSING_MUST;
    /** Even with every fact fitting, the score is too low. */
    const isTooLow = (skills: number): boolean => skills + MOST_OF_FACTS < best.least;
    this.table.overlaps(
      keys,
      ({ row, musts, others }) => {
        const skills = skillScore(musts, others);
        if (!isTooLow(skills)) best.add(row, skills + factScore(row));
      },
      {
        required,
        isEnough: (matches) => {
          const musts = Math.min(matches, required.size);
          return isTooLow(skillScore(musts, matches - musts));
        },
      },
    );
    return best.sorted.map((row) => this.table.idOf(row));
  }

  /** Returns what a candidate's facts add to their score for this job. */
  private scorer(job: FitJob): (row: number) => number {
    const asked = job.education === null ? undefined : levelRank(job.education);
    const enough = worthOfFact('education', 'fits');
    const tooLow = worthOfFact('education', 'doesNotFit');
    // Many have worked equally long.
    const byMonths = new Map<number, number>();
    const experience = (months: number): number => {
      const known = byMonths.get(months);
      if (known !== undefined) return known;
      const worth = worthOfFact('experience', experienceVerdict(job, months === UNSAID ? null : months));
      byMonths.set(months, worth);
      return worth;
    };
    return (row) => {
      const score = experience(this.months[row] ?? UNSAID);
      const level = this.levels[row] ?? UNSAID;
      if (asked === undefined || level === UNSAID) return score;
      return score + (level >= asked ? enough : tooLow);
    };
  }
}
