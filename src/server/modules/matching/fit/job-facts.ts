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
import { Numbers } from './skill-table.ts';
import { worthOfFact } from './weights.ts';
import { wishesOf } from './wished-places.ts';

/** What the jobs say about one fact. Many say the same, so each distinct value is kept once, under a number. */
class Column<Said> {
  private readonly values: Said[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly rows = new Numbers();

  /** Writes the next row. */
  add(said: Said): void {
    const key = JSON.stringify(said);
    const number = this.numbers.get(key) ?? this.values.push(said) - 1;
    this.numbers.set(key, number);
    this.rows.push(number);
  }

  of(row: number): Said | undefined {
    return this.values[this.rows.at(row)];
  }

  /** Returns the worth of each row, computed once for all that say the same. */
  scorer(worthOf: (said: Said) => number): (row: number) => number {
    const { rows, values } = this;
    const known = new Float64Array(values.length).fill(Number.NaN);
    return (row) => {
      const number = rows.at(row);
      const before = known[number] ?? Number.NaN;
      if (!Number.isNaN(before)) return before;
      const said = values[number];
      const worth = said === undefined ? 0 : worthOf(said);
      known[number] = worth;
      return worth;
    };
  }
}

/** The facts of jobs, other than skills, that affect their order. */
export class JobFacts {
  private readonly experience = new Column<Pick<FitJob, 'experienceMin' | 'experienceMax' | 'experienceUnknown'>>();
  /** Work from home makes the place irrelevant, so both are one column. */
  private readonly place = new Column<Pick<FitJob, 'location' | 'workMode'>>();
  private readonly pay = new Column<Pick<FitJob, 'salaryMin' | 'salaryMax' | 'showSalary'>>();
  private readonly education = new Column<Pick<FitJob, 'education'>>();
  private readonly start = new Column<Pick<FitJob, 'startDate'> & { isInternship: boolean }>();

  /** Writes the next row. */
  add(job: FitJob): void {
    const { experienceMin, experienceMax, experienceUnknown, location, workMode, education, startDate } = job;
    const { salaryMin, salaryMax, showSalary } = job;
    const isInternship = job.employmentType === 'Internship';
    this.experience.add({ experienceMin, experienceMax, experienceUnknown });
    this.place.add({ location, workMode });
    this.pay.add({ salaryMin, salaryMax, showSalary });
    this.education.add({ education });
    this.start.add({ startDate: isInternship ? startDate : null, isInternship });
  }

  isInternship(row: number): boolean {
    return this.start.of(row)?.isInternship === true;
  }

  /** Returns what a job's facts add to its score for this person; `scoreOf` is the equivalent for a fit. */
  scorer(person: FitPerson, today: string): (row: number) => number {
    const wishes = wishesOf(person.places ?? []);
    const days = noticeDays(person.notice ?? '');
    const expects = person.expects ?? null;
    const experience = this.experience.scorer((job) =>
      worthOfFact('experience', experienceVerdict(job, person.months)),
    );
    const place = this.place.scorer(
      (job) => worthOfFact('place', placeVerdict(job, wishes)) + worthOfFact('workMode', workModeVerdict(job, wishes)),
    );
    const pay = this.pay.scorer((job) => worthOfFact('pay', payVerdict(shownPay(job), job, expects)));
    const education = this.education.scorer((job) =>
      worthOfFact('education', educationVerdict(job, person.education?.level)),
    );
    const start = this.start.scorer((job) => worthOfFact('start', startVerdict(job, days, today)));
    return (row) => experience(row) + place(row) + pay(row) + education(row) + start(row);
  }
}
