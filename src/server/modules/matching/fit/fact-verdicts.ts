import type { FitFact } from '#contract/fit.ts';
import type { FactVerdict } from '#contract/fit-vocabulary.ts';
import { reaches } from './degree-level.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { noticeDays } from './notice-days.ts';
import { placesOf, wishedAmong, wishesOf } from './wished-places.ts';

const whether = (fits: boolean): FactVerdict => (fits ? 'fits' : 'doesNotFit');

/** In whole years, as people say them: 4 years and 5 months are within 2 to 4. */
export const yearsFit = (months: number, { min, max }: { min: number | null; max: number | null }): boolean =>
  months >= (min ?? 0) * 12 && (max === null || Math.floor(months / 12) <= max);

/** The job is done from home. */
export const isFromHome = ({ workMode }: Pick<FitJob, 'workMode'>): boolean =>
  workMode === 'Remote' || workMode === 'Work From Home';

const experience = (job: FitJob, { months }: FitPerson): FitFact => {
  const bounds = { min: job.experienceMin, max: job.experienceMax };
  const said = months === null ? null : { months };
  if (job.experienceUnknown) return { fact: 'experience', verdict: 'notSaidByJob', asked: null, said };
  // Where freshers may apply nothing more need be known.
  const isOpen = (bounds.min ?? 0) === 0 && bounds.max === null;
  if (months === null && !isOpen) return { fact: 'experience', verdict: 'notSaidByYou', asked: bounds, said };
  return { fact: 'experience', verdict: whether(isOpen || yearsFit(months ?? 0, bounds)), asked: bounds, said };
};

const place = (job: FitJob, places: readonly string[]): FitFact => {
  const asked = { places: placesOf(job.location), anywhere: isFromHome(job) };
  const said = places.length > 0 ? { places: [...places] } : null;
  const wishes = wishesOf(places);
  if (asked.anywhere || wishes.anywhere) return { fact: 'place', verdict: 'fits', asked, said };
  if (wishes.towns.size === 0) return { fact: 'place', verdict: 'notSaidByYou', asked, said };
  return { fact: 'place', verdict: whether(wishedAmong(job.location, wishes) !== undefined), asked, said };
};

const workMode = (job: FitJob, places: readonly string[]): FitFact => {
  const said = places.length > 0 ? { places: [...places] } : null;
  if (job.workMode === null) return { fact: 'workMode', verdict: 'notSaidByJob', asked: null, said };
  const { towns, fromHome, hybrid, anywhere } = wishesOf(places);
  const outside = towns.size > 0 || anywhere || hybrid;
  const verdict = (): FactVerdict => {
    if (isFromHome(job)) return fromHome || anywhere ? 'fits' : 'notSaidByYou';
    if (outside) return 'fits';
    return fromHome ? 'doesNotFit' : 'notSaidByYou';
  };
  return { fact: 'workMode', verdict: verdict(), asked: { workMode: job.workMode }, said };
};

/** What the job pays at most; nothing while it shows no pay, or not how much. */
export const shownPay = (job: Pick<FitJob, 'salaryMin' | 'salaryMax' | 'showSalary'>): number | undefined =>
  job.showSalary ? (job.salaryMax ?? job.salaryMin ?? undefined) : undefined;

const pay = (job: FitJob, expects: number | null): FitFact => {
  const said = expects === null ? null : { from: expects };
  const most = shownPay(job);
  if (most === undefined) return { fact: 'pay', verdict: 'notSaidByJob', asked: null, said };
  const asked = { min: job.salaryMin, max: job.salaryMax };
  if (expects === null) return { fact: 'pay', verdict: 'notSaidByYou', asked, said };
  // Without an upper end it may pay more than is said.
  if (expects > most && job.salaryMax === null) return { fact: 'pay', verdict: 'notSaidByJob', asked, said };
  return { fact: 'pay', verdict: whether(expects <= most), asked, said };
};

const education = (job: FitJob, person: FitPerson): FitFact => {
  const said = person.education;
  if (job.education === null) return { fact: 'education', verdict: 'notSaidByJob', asked: null, said };
  const asked = { level: job.education };
  if (said === null) return { fact: 'education', verdict: 'notSaidByYou', asked, said };
  return { fact: 'education', verdict: whether(reaches(said.level, job.education)), asked, said };
};

const A_DAY = 86_400_000;

const start = (job: FitJob, notice: string | null, today: string): FitFact => {
  const said = notice === null || notice.trim() === '' ? null : { notice };
  if (job.startDate === null) return { fact: 'start', verdict: 'notSaidByJob', asked: null, said };
  const asked = { day: job.startDate };
  const days = said === null ? undefined : noticeDays(said.notice);
  if (days === undefined) return { fact: 'start', verdict: 'notSaidByYou', asked, said };
  const left = (Date.parse(job.startDate) - Date.parse(today)) / A_DAY;
  // Where the first day is past, whoever is free now can start.
  return { fact: 'start', verdict: whether(days <= Math.max(0, left)), asked, said };
};

/** The verdict on each fact that this reader may know of the person. */
export const factVerdicts = (job: FitJob, person: FitPerson, today: string): FitFact[] => [
  experience(job, person),
  ...(person.places === undefined ? [] : [place(job, person.places), workMode(job, person.places)]),
  ...(person.expects === undefined ? [] : [pay(job, person.expects)]),
  education(job, person),
  ...(person.notice === undefined || job.employmentType !== 'Internship' ? [] : [start(job, person.notice, today)]),
];
