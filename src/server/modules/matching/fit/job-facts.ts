import type { EducationLevel, WorkMode } from '#contract/vocabularies.ts';
import {
  educationVerdict,
  experienceVerdict,
  payVerdict,
  placeVerdict,
  shownPay,
  startVerdict,
  workModeVerdict,
} from './fact-verdicts.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { noticeDays } from './notice-days.ts';
import { worthOfFact } from './weights.ts';
import { wishesOf } from './wished-places.ts';

/** Deduplicated values, each under a number. */
class Shared<Value> {
  readonly values: Value[] = [];
  private readonly ids = new Map<Value, number>();

  idOf(value: Value): number {
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    this.ids.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Caches the answer for each shared value. */
const once = (count: number, answer: (id: number) => number): ((id: number) => number) => {
  const known = new Float64Array(count).fill(Number.NaN);
  return (id) => {
    const before = known[id] ?? Number.NaN;
    if (!Number.isNaN(before)) return before;
    const now = answer(id);
    known[id] = now;
    return now;
  };
};

/** The facts of jobs, other than skills, that affect their order: one array per column. */
export class JobFacts {
  private readonly experienceMin: (number | null)[] = [];
  private readonly experienceMax: (number | null)[] = [];
  private readonly experienceUnknown: boolean[] = [];
  private readonly most: (number | undefined)[] = [];
  private readonly salaryMax: (number | null)[] = [];
  private readonly internship: boolean[] = [];
  private readonly location: number[] = [];
  private readonly workMode: number[] = [];
  private readonly education: number[] = [];
  private readonly startDate: number[] = [];
  private readonly locations = new Shared<string>();
  private readonly workModes = new Shared<WorkMode | null>();
  private readonly educations = new Shared<EducationLevel | null>();
  private readonly startDates = new Shared<string | null>();

  write(row: number, job: FitJob): void {
    this.experienceMin[row] = job.experienceMin;
    this.experienceMax[row] = job.experienceMax;
    this.experienceUnknown[row] = job.experienceUnknown;
    this.most[row] = shownPay(job);
    this.salaryMax[row] = job.salaryMax;
    this.internship[row] = job.employmentType === 'Internship';
    this.location[row] = this.locations.idOf(job.location);
    this.workMode[row] = this.workModes.idOf(job.workMode);
    this.education[row] = this.educations.idOf(job.education);
    this.startDate[row] = this.startDates.idOf(job.startDate);
  }

  isInternship(row: number): boolean {
    return this.internship[row] === true;
  }

  /** Returns what a job's facts add to its score for this person; `scoreOf` is the equivalent for a fit. */
  scorer(person: FitPerson, today: string): (row: number) => number {
    const wishes = wishesOf(person.places ?? []);
    const days = noticeDays(person.notice ?? '');
    const modes = this.workModes.values;
    // Work from home makes the place irrelevant, so both are evaluated together.
    const placeOf = once(this.locations.values.length * modes.length, (id) => {
      const location = this.locations.values[Math.floor(id / modes.length)] ?? '';
      return worthOfFact('place', placeVerdict({ location, workMode: modes[id % modes.length] ?? null }, wishes));
    });
    const modeOf = once(modes.length, (id) =>
      worthOfFact('workMode', workModeVerdict({ workMode: modes[id] ?? null }, wishes)),
    );
    const levels = this.educations.values;
    const levelOf = once(levels.length, (id) =>
      worthOfFact('education', educationVerdict({ education: levels[id] ?? null }, person.education?.level)),
    );
    const dates = this.startDates.values;
    const startOf = once(dates.length, (id) =>
      worthOfFact('start', startVerdict({ startDate: dates[id] ?? null }, days, today)),
    );
    const bounds = { experienceMin: null, experienceMax: null, experienceUnknown: false } as Pick<
      FitJob,
      'experienceMin' | 'experienceMax' | 'experienceUnknown'
    >;
    const pay = { salaryMax: null } as Pick<FitJob, 'salaryMax'>;
    return (row) => {
      bounds.experienceMin = this.experienceMin[row] ?? null;
      bounds.experienceMax = this.experienceMax[row] ?? null;
      bounds.experienceUnknown = this.experienceUnknown[row] === true;
      pay.salaryMax = this.salaryMax[row] ?? null;
      const mode = this.workMode[row] ?? 0;
      return (
        worthOfFact('experience', experienceVerdict(bounds, person.months)) +
        placeOf((this.location[row] ?? 0) * modes.length + mode) +
        modeOf(mode) +
        worthOfFact('pay', payVerdict(this.most[row], pay, person.expects ?? null)) +
        levelOf(this.education[row] ?? 0) +
        (this.internship[row] ? startOf(this.startDate[row] ?? 0) : 0)
      );
    };
  }
}
