import { expect, it } from 'vitest';
import type { NotForMeReason } from '#contract/fit-vocabulary.ts';
import { isLikeDismissed } from './like-dismissed.ts';
import { likeDismissed } from './weights.ts';

const DISMISSED = {
  jobId: 'x',
  title: 'Dyer',
  companyName: 'Surat Silks',
  location: 'Surat, Bombay',
  salaryMin: 300_000,
  salaryMax: 400_000,
  showSalary: true,
};
const OTHER = {
  id: 'y',
  listed: true,
  lastDay: '2026-12-31',
  title: 'Weaver',
  companyName: 'Kutch Colours',
  location: 'Bhuj',
  salaryMin: 500_000,
  salaryMax: 600_000,
  showSalary: true,
  skills: [],
  mustSkills: [],
  experienceMin: null,
  experienceMax: null,
  experienceUnknown: false,
  workMode: null,
  employmentType: null,
  education: null,
  startDate: null,
};

it.each<[NotForMeReason, Partial<typeof OTHER>, Partial<typeof OTHER>]>([
  ['company', { companyName: 'SURAT silks.' }, { title: 'Dyer' }],
  ['role', { title: 'dyer!' }, { companyName: 'Surat Silks' }],
  ['place', { location: 'Mumbai' }, { location: 'Mumbai, Bhuj' }],
  ['pay', { salaryMax: 400_000 }, { salaryMax: 400_001 }],
])('a job is like one dismissed for its %s in that alone', (reason, like, unlike) => {
  const is = (job: Partial<typeof OTHER>) => isLikeDismissed({ ...OTHER, ...job }, [{ ...DISMISSED, reason }]);
  expect(is(like)).toBe(true);
  expect(is(unlike)).toBe(false);
  expect(is({})).toBe(false);
});

it('no job is like one dismissed for another reason or none, nor pays less when it does not say', () => {
  const same = { ...OTHER, ...DISMISSED };
  expect(
    isLikeDismissed(same, [
      { ...DISMISSED, reason: 'other' },
      { ...DISMISSED, reason: null },
    ]),
  ).toBe(false);
  expect(isLikeDismissed({ ...same, showSalary: false }, [{ ...DISMISSED, reason: 'pay' }])).toBe(false);
});

it('a job that is like a dismissed one goes down, also below zero', () => {
  expect(likeDismissed(0.5)).toBeCloseTo(0.3);
  expect(likeDismissed(-0.2)).toBeLessThan(-0.2);
});
