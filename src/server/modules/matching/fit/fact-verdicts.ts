import { reaches } from '#contract/degree-level.ts';
import type { FitFact } from '#contract/fit.ts';
import type { FactVerdict } from '#contract/fit-vocabulary.ts';
import type { EducationLevel } from '#contract/vocabularies.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { noticeDays } from './notice-days.ts';
import { isAnyPlace, placesOf, type Wishes, wishedAmong, wishesOf } from './wished-places.ts';

const whether = (fits: boolean): FactVerdict => (fits ? 'fits' : 'doesNotFit');

/** Counts whole years, as in common usage: 4 years and 5 months are within 2 to 4. */
export const yearsFit = (months: number, min: number | null, max: number | null): boolean =>
  months >= (min ?? 0) * 12 && (max === null || Math.floor(months / 12) <= max);

/** Returns whether the job is done from home. */
export const isFromHome = ({ workMode }: Pick<FitJob, 'workMode'>): boolean =>
  workMode === 'Remote' || workMode === 'Work From Home';

/** When freshers may apply, nothing more needs to be known. */
export const experienceVerdict = (
  job: Pick<FitJob, 'experienceMin' | 'experienceMax' | 'experienceUnknown'>,
  months: number | null,
): FactVerdict => {
  if (job.experienceUnknown) return 'notSaidByJob';
  if ((job.experienceMin ?? 0) === 0 && job.experienceMax === null) return 'fits';
  if (months === null) return 'notSaidByYou';
  return whether(yearsFit(months, job.experienceMin, job.experienceMax));
};

const experience = (job: FitJob, { months }: FitPerson): FitFact => ({
  fact: 'experience',
  verdict: experienceVerdict(job, months),
  asked: job.experienceUnknown ? null : { min: job.experienceMin, max: job.experienceMax },
  said: months === null ? null : { months },
});

export const placeVerdict = (job: Pick<FitJob, 'location' | 'workMode'>, wishes: Wishes): FactVerdict => {
  if (isFromHome(job) || isAnyPlace(job.location) || wishes.anywhere) return 'fits';
  return wishes.towns.size === 0 ? 'notSaidByYou' : whether(wishedAmong(job.location, wishes) !== undefined);
};

export const workModeVerdict = (job: Pick<FitJob, 'workMode'>, wishes: Wishes): FactVerdict => {
  const { towns, fromHome, hybrid, anywhere } = wishes;
  if (job.workMode === null) return 'notSaidByJob';
  if (isFromHome(job)) return fromHome || anywhere ? 'fits' : 'notSaidByYou';
  if (towns.size > 0 || anywhere || (hybrid && job.workMode === 'Hybrid')) return 'fits';
  return fromHome || hybrid ? 'doesNotFit' : 'notSaidByYou';
};

const whereAndHow = (job: FitJob, places: readonly string[]): FitFact[] => {
  const wishes = wishesOf(places);
  const inTown = wishes.towns.size > 0;
  return [
    {
      fact: 'place',
      verdict: placeVerdict(job, wishes),
      asked: { places: placesOf(job.location), anywhere: isFromHome(job) || isAnyPlace(job.location) },
      said: places.length > 0 ? { places: [...places] } : null,
    },
    {
      fact: 'workMode',
      verdict: workModeVerdict(job, wishes),
      asked: job.workMode === null ? null : { workMode: job.workMode },
      said: inTown || wishes.ways.length > 0 ? { places: [...wishes.ways], inTown } : null,
    },
  ];
};

/** Returns the job's maximum pay; undefined when it is not shown or has no amount. */
export const shownPay = (job: Pick<FitJob, 'salaryMin' | 'salaryMax' | 'showSalary'>): number | undefined =>
  job.showSalary ? (job.salaryMax ?? job.salaryMin ?? undefined) : undefined;

/** @param most as `shownPay` */
export const payVerdict = (
  most: number | undefined,
  { salaryMax }: Pick<FitJob, 'salaryMax'>,
  expects: number | null,
): FactVerdict => {
  if (most === undefined) return 'notSaidByJob';
  if (expects === null) return 'notSaidByYou';
  // Without an upper limit it may pay more than stated.
  if (expects > most && salaryMax === null) return 'notSaidByJob';
  return whether(expects <= most);
};

const pay = (job: FitJob, expects: number | null): FitFact => {
  const most = shownPay(job);
  return {
    fact: 'pay',
    verdict: payVerdict(most, job, expects),
    asked: most === undefined ? null : { min: job.salaryMin, max: job.salaryMax },
    said: expects === null ? null : { from: expects },
  };
};

export const educationVerdict = (
  { education: asked }: Pick<FitJob, 'education'>,
  level: EducationLevel | undefined,
): FactVerdict => {
  if (asked === null) return 'notSaidByJob';
  return level === undefined ? 'notSaidByYou' : whether(reaches(level, asked));
};

const education = (job: FitJob, { education: said }: FitPerson): FitFact => ({
  fact: 'education',
  verdict: educationVerdict(job, said?.level),
  asked: job.education === null ? null : { level: job.education },
  said,
});

const A_DAY = 86_400_000;

export const startVerdict = (
  { startDate }: Pick<FitJob, 'startDate'>,
  days: number | undefined,
  today: string,
): FactVerdict => {
  if (startDate === null) return 'notSaidByJob';
  if (days === undefined) return 'notSaidByYou';
  // After the job's first day, only people available now fit.
  return whether(days <= Math.max(0, (Date.parse(startDate) - Date.parse(today)) / A_DAY));
};

const start = (job: FitJob, notice: string | null, today: string): FitFact => ({
  fact: 'start',
  verdict: startVerdict(job, noticeDays(notice ?? ''), today),
  asked: job.startDate === null ? null : { day: job.startDate },
  said: notice === null || notice.trim() === '' ? null : { notice },
});

/** Returns the verdict on each fact that this reader may know about the person. */
export const factVerdicts = (job: FitJob, person: FitPerson, today: string): FitFact[] => [
  experience(job, person),
  ...(person.places === undefined ? [] : whereAndHow(job, person.places)),
  ...(person.expects === undefined ? [] : [pay(job, person.expects)]),
  education(job, person),
  ...(person.notice === undefined || job.employmentType !== 'Internship' ? [] : [start(job, person.notice, today)]),
];
