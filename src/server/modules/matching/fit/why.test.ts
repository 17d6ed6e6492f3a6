import { expect, it } from 'vitest';
import type { FitWhy } from '#contract/fit.ts';
import { nearTableau as model } from '#tests/support/near-tableau.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { fitOf } from './fit-of.ts';
import { whyOf } from './why.ts';

/** Nothing is special about this job for this person. */
const JOB: FitJob = {
  skills: ['SQL', 'Excel', 'Tableau'],
  mustSkills: [],
  experienceMin: null,
  experienceMax: null,
  experienceUnknown: false,
  location: 'Mumbai, Pune',
  workMode: 'Hybrid',
  employmentType: 'Full-time',
  salaryMin: 900_000,
  salaryMax: 1_200_000,
  showSalary: true,
  education: null,
  startDate: null,
};
const PERSON: FitPerson = {
  skills: ['Excel', 'sql'],
  projects: [],
  certificates: [],
  jobs: [],
  months: 40,
  education: null,
  places: [],
  expects: null,
  notice: null,
};

const why = (job: Partial<FitJob> = {}, person: Partial<FitPerson> = {}): FitWhy[] => {
  const [asked, said] = [
    { ...JOB, ...job },
    { ...PERSON, ...person },
  ];
  return whyOf(fitOf(asked, said, model, '2026-11-24'), asked, said);
};

const work = { name: 'Lantana Works', text: 'Reports in SQL', from: '2023-07-01', to: null, now: true };

/** Each reason: whether it is true of the job and the person. */
const REASONS: readonly (readonly [why: FitWhy, yes: Parameters<typeof why>, no: readonly Parameters<typeof why>[]])[] =
  [
    [
      { why: 'allSkills' },
      [{ skills: ['SQL', 'Excel'] }],
      // One of one says little.
      [[{ skills: ['SQL', 'Excel', 'Tally'] }], [{ skills: ['SQL'] }]],
    ],
    [
      { why: 'place', place: 'Mumbai' },
      [{}, { places: ['Bombay'] }],
      [
        [{}, { places: ['Delhi'] }],
        [{ workMode: 'Remote' }, { places: ['Mumbai'] }],
      ],
    ],
    [
      { why: 'remote' },
      [{ workMode: 'Remote' }, { places: ['WFH'] }],
      [[{ workMode: 'Remote' }], [{ workMode: 'Remote' }, { places: ['Mumbai'] }], [{}, { places: ['WFH'] }]],
    ],
    [
      {
        why: 'shown',
        skill: 'SQL',
        by: { by: 'job', name: 'Lantana Works', from: '2023-07-01', to: null, now: true },
      },
      [{}, { jobs: [work] }],
      [
        [{}, { jobs: [{ ...work, text: 'NoSQL' }] }],
        [{ skills: ['Excel'] }, { jobs: [work] }],
      ],
    ],
    [
      { why: 'near', skill: 'Tableau', have: 'power bi', listings: 214 },
      [{}, { skills: ['SQL', 'power bi'] }],
      [
        [{}, { skills: ['SQL'] }],
        [{}, { skills: ['SQL', 'power bi', 'tableau'] }],
      ],
    ],
    [
      { why: 'pay', from: 1_200_000 },
      [{}, { expects: 1_200_000 }],
      [
        [{}, { expects: 1_200_001 }],
        [{ showSalary: false }, { expects: 1_200_000 }],
        [{}, { expects: null }],
      ],
    ],
    [
      { why: 'skills', skills: ['SQL', 'Excel'] },
      [{}],
      [
        [{}, { expects: 1 }],
        [{}, { skills: ['Hindi'] }],
      ],
    ],
    [
      { why: 'notYourPlace', place: 'Mumbai, Pune' },
      [{}, { places: ['Delhi'] }],
      [
        [{}, { places: ['Poona'] }],
        [{}, { places: [] }],
        [{ workMode: 'Remote' }, { places: ['Delhi'] }],
      ],
    ],
    [
      { why: 'lessPay', max: 1_200_000 },
      [{}, { expects: 1_200_001 }],
      [
        [{}, { expects: 1_200_000 }],
        [{ showSalary: false }, { expects: 1_200_001 }],
        [{ salaryMax: null }, { expects: 1_200_001 }],
      ],
    ],
  ];

it.each(REASONS)('says %o where it is so, and nowhere else', (reason, yes, no) => {
  expect(why(...yes)).toContainEqual(reason);
  for (const other of no) expect(why(...other).map((one) => one.why)).not.toContain(reason.why);
});

it('says two things at most, the second what speaks against it', () => {
  const all = { places: ['Pune'], expects: 1_300_000, jobs: [work] };
  expect(why({ skills: ['SQL', 'Excel'] }, all)).toEqual([{ why: 'allSkills' }, { why: 'lessPay', max: 1_200_000 }]);
  expect(why({}, { places: ['Delhi'] })).toEqual([
    { why: 'skills', skills: ['SQL', 'Excel'] },
    { why: 'notYourPlace', place: 'Mumbai, Pune' },
  ]);
});
