import { expect, it } from 'vitest';
import { EDUCATION_LEVELS, WORK_MODES } from '#contract/vocabularies.ts';
import { untrained } from '../model/skill-model.ts';
import { Best } from './best.ts';
import type { FeedJob } from './feeds.store.ts';
import type { FitPerson } from './fit-input.ts';
import { fitOf, scoreOf } from './fit-of.ts';
import { JobRows } from './job-rows.ts';
import { PeopleRows } from './people-rows.ts';
import { ownSkills } from './skill-verdicts.ts';

const TODAY = '2026-11-24';
const model = untrained();

/** Seeded, for the same numbers in each run. */
const random = (() => {
  let state = 7;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
})();
const some = <T>(all: readonly T[]): T[] => all.filter(() => random(2) === 0);
const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;

const SKILLS = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6'];
const orNothing = <T>(value: T): T | null => (random(3) === 0 ? null : value);

const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const aJob = (number: number): FeedJob => {
  const skills = some(SKILLS);
  return {
    id: idOf(number),
    listed: random(10) > 0,
    lastDay: random(10) > 0 ? '2026-12-01' : '2026-11-01',
    title: 'x',
    companyName: 'x',
    skills,
    mustSkills: some(skills).slice(0, 2),
    experienceMin: orNothing(random(5)),
    experienceMax: orNothing(5 + random(5)),
    experienceUnknown: random(4) === 0,
    location: one(['Pune', 'Mumbai, Pune', 'Delhi', 'Remote']),
    workMode: orNothing(one(WORK_MODES)),
    employmentType: one(['Full-time', 'Internship'] as const),
    salaryMin: orNothing(300_000),
    salaryMax: orNothing(600_000),
    showSalary: random(2) === 0,
    education: orNothing(one(EDUCATION_LEVELS)),
    startDate: orNothing(one(['2026-12-01', '2027-02-01'])),
  };
};

const aPerson = (): FitPerson => ({
  skills: [...some(SKILLS), 'A1'],
  projects: [],
  certificates: [],
  jobs: [],
  months: orNothing(random(120)),
  education: orNothing({ level: one(EDUCATION_LEVELS), degree: '' }),
  places: some(['Poona', 'WFH', 'Delhi', 'Anywhere']),
  expects: orNothing(one([200_000, 500_000, 900_000])),
  notice: orNothing(one(['Immediately', '30 days', 'later'])),
});

it('orders jobs as their fits do, for anybody', () => {
  const rows = new JobRows(model);
  const jobs = Array.from({ length: 300 }, (_, number) => aJob(number));
  for (const job of jobs) rows.write(job);
  for (let round = 0; round < 30; round++) {
    const person = aPerson();
    const expected = jobs
      .filter(({ listed, lastDay }) => listed && lastDay >= TODAY)
      .map((job) => ({ job, fit: fitOf(job, person, model, TODAY) }))
      .filter(({ fit }) => fit.matched > 0)
      .map(({ job, fit }) => ({ id: job.id, score: scoreOf(fit) }))
      .sort((left, right) => right.score - left.score || right.id.localeCompare(left.id));
    const found = rows.bestFor(person, ownSkills(person, model).keys(), { today: TODAY, most: 20, kind: null });
    const scoreOfId = new Map(expected.map(({ id, score }) => [id, score]));
    // Sums in another order differ in the last digits, so ties may swap places.
    expect(found.map((id) => scoreOfId.get(id)?.toFixed(9))).toEqual(
      expected.slice(0, 20).map(({ score }) => score.toFixed(9)),
    );
  }
});

it('forgets a job that is closed, and takes over one that changes', () => {
  const rows = new JobRows(model);
  const job = { ...aJob(1), skills: ['A1'], mustSkills: [], listed: true, lastDay: TODAY };
  const person = { ...aPerson(), skills: ['A1'] };
  const found = () => rows.bestFor(person, ['a1'], { today: TODAY, most: 5, kind: null });
  rows.write(job);
  rows.write(job);
  expect(found()).toEqual([job.id]);
  rows.replace([job.id], [{ ...job, listed: false }]);
  expect(found()).toEqual([]);
  rows.replace([job.id], [job]);
  expect(found()).toEqual([job.id]);
  expect(rows.counts(TODAY)).toMatchObject({ jobs: 1 });
  rows.replace([job.id], []);
  expect(found()).toEqual([]);
  expect(rows.counts(TODAY)).toMatchObject({ jobs: 0 });
});

it('orders people as their fits do', () => {
  const rows = new PeopleRows(model);
  const people = Array.from({ length: 200 }, (_, number) => ({
    id: idOf(number),
    findable: random(5) > 0,
    skills: some(SKILLS),
    technologies: some(SKILLS).slice(0, 1),
    experienceYears: orNothing(random(12)),
    work: [],
    degrees: some(['B.A.', '12th', 'M.Sc.']),
  }));
  for (const person of people) rows.write(person);
  const job = { ...aJob(1), skills: SKILLS, mustSkills: ['A1', 'B2'], education: "Bachelor's Degree" as const };
  const scores = people
    .filter(({ findable }) => findable)
    .map(({ id, skills, technologies, experienceYears, degrees }) => {
      const project = { name: '', text: '', technologies, from: null, to: null, now: false };
      const rank = { 'B.A.': "Bachelor's Degree", '12th': 'High School', 'M.Sc.': "Master's Degree" } as const;
      const best = degrees.includes('M.Sc.') ? 'M.Sc.' : degrees.includes('B.A.') ? 'B.A.' : degrees[0];
      const fit = fitOf(
        job,
        {
          skills,
          projects: [project],
          certificates: [],
          jobs: [],
          months: experienceYears === null ? null : experienceYears * 12,
          education: best ? { level: rank[best as keyof typeof rank], degree: best } : null,
        },
        model,
        TODAY,
      );
      return { id, fit, score: scoreOf(fit) };
    })
    .filter(({ fit }) => fit.matched > 0)
    .sort((left, right) => right.score - left.score || right.id.localeCompare(left.id));
  const scoreOfId = new Map(scores.map(({ id, score }) => [id, score]));
  expect(rows.bestFor(job, 30).map((id) => scoreOfId.get(id)?.toFixed(9))).toEqual(
    scores.slice(0, 30).map(({ score }) => score.toFixed(9)),
  );
});

it('keeps the best of many, and the later of equals', () => {
  const best = new Best(3);
  for (const [row, score] of [5, 1, 4, 1, 5, 9, 2, 6, 5].entries()) best.add(row, score);
  expect(best.sorted).toEqual([5, 7, 8]);
});
