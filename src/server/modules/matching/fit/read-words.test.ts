import { describe, expect, it } from 'vitest';
import { degreeLevel, highestDegree } from '#contract/degree-level.ts';
import { monthsOfWork } from './months-of-work.ts';
import { noticeDays } from './notice-days.ts';

describe('the level of a degree', () => {
  it.each([
    ['B.Tech Computer Science', "Bachelor's Degree"],
    ['B. Com.', "Bachelor's Degree"],
    ['BE (Mechanical)', "Bachelor's Degree"],
    ['Bachelor of Arts', "Bachelor's Degree"],
    ['M.Sc. Nursing', "Master's Degree"],
    ['MBA', "Master's Degree"],
    ['Master of Design', "Master's Degree"],
    ['Chartered Accountant (CA)', "Master's Degree"],
    ['BAMS', "Bachelor's Degree"],
    ['B.P.Ed.', "Bachelor's Degree"],
    ['Post Graduate Diploma in Management', "Master's Degree"],
    ['Ph.D. in Chemistry', 'Ph.D'],
    ['12th (CBSE)', 'High School'],
    ['Higher Secondary', 'High School'],
    ['Diploma in Electrical Engineering', 'Other'],
    ['ITI Fitter', 'Other'],
    ['Something else', 'Other'],
  ])('%s is %s', (degree, level) => {
    expect(degreeLevel(degree)).toBe(level);
  });

  it('is that of the highest one', () => {
    expect(highestDegree(['12th', 'B.A.', 'ITI'])).toEqual({ level: "Bachelor's Degree", degree: 'B.A.' });
    expect(highestDegree(['', ' '])).toBeNull();
  });
});

describe('the days of a notice period', () => {
  it.each([
    ['Immediately', 0],
    ['15 days', 15],
    ['2 months', 60],
    ['4-6 weeks', 42],
    ['45', 45],
    ['when my project ends', undefined],
    ['', undefined],
  ])('of "%s" are %s', (notice, days) => {
    expect(noticeDays(notice)).toBe(days);
  });
});

describe('months of work', () => {
  const work = (startDate: string | null, endDate: string | null, more = {}) => ({
    startDate,
    endDate,
    currentlyWorking: false,
    duration: null,
    ...more,
  });

  it('counts present work until today, and two jobs at once once', () => {
    expect(monthsOfWork([work('2025-11-01', null, { currentlyWorking: true })], '2026-11-24')).toBe(12);
    expect(monthsOfWork([work('2020-01-01', '2021-01-31'), work('2020-07-01', '2021-07-31')], '2026-11-24')).toBe(19);
  });

  it('counts the last day: from January to the last of December is a year', () => {
    expect(monthsOfWork([work('2023-01-01', '2023-12-31')], '2026-11-24')).toBe(12);
    expect(monthsOfWork([work('2023-01-01', '2023-12-30')], '2026-11-24')).toBe(11);
    expect(monthsOfWork([work('2023-01-01', '2023-06-30'), work('2023-07-01', '2023-12-31')], '2026-11-24')).toBe(12);
  });

  it('takes what was typed where there are no dates', () => {
    expect(monthsOfWork([work(null, null, { duration: '2 years 3 months' })], '2026-11-24')).toBe(27);
    expect(monthsOfWork([work(null, null, { duration: 'a while' })], '2026-11-24')).toBeNull();
    expect(monthsOfWork([], '2026-11-24')).toBeNull();
  });
});
