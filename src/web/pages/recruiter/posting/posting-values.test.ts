import { describe, expect, it } from 'vitest';
import { ruleTexts } from '#texts/rules.ts';
import {
  bodyOf,
  emptyPosting,
  type OwnJob,
  POSTING_FIELDS,
  type PostingValues,
  postingOf,
  postingProblem,
} from '#web/pages/recruiter/posting/posting-values.ts';

const TODAY = '2026-11-20';

const FILLED: PostingValues = {
  ...emptyPosting('Nilgiri Systems'),
  title: 'Design Intern',
  industry: 'Software',
  workMode: 'Hybrid',
  employmentType: 'Internship',
  location: 'Pune, Mumbai',
  durationMonths: '6',
  startDate: '2027-01-04',
  experience: { min: '0', max: '1.5' },
  salary: { min: 144_000, max: 240_000, showSalary: true },
  skills: ['Figma'],
  description: 'Draw.',
  responsibilities: 'Draw well.',
  requirements: 'A pencil.',
  companyInfo: 'We draw.',
  applicationDeadline: { start: '2026-11-01', end: '2026-11-20' },
};

const problems = (values: PostingValues, before?: OwnJob) =>
  Object.fromEntries(
    POSTING_FIELDS.flatMap((field) => {
      const problem = postingProblem(field, values, { today: TODAY, before });
      return problem ? [[field, problem]] : [];
    }),
  );

const aJob = (more: Partial<OwnJob>): OwnJob =>
  ({
    ...bodyOf(FILLED),
    experience: { min: 0, max: 1.5 },
    salary: { min: null, max: null, showSalary: false },
    durationMonths: null,
    startDate: null,
    ...more,
  }) as OwnJob;

describe('the posting form', () => {
  it('takes a filled form whose last day is today', () => {
    expect(problems(FILLED)).toEqual({});
  });

  it('wants the twelve that the specification requires', () => {
    expect(Object.keys(problems(emptyPosting('')))).toHaveLength(12);
  });

  it('wants ranges in order, at their upper ends', () => {
    const wrong = {
      ...FILLED,
      experience: { min: '5', max: '2' },
      salary: { min: 200_000, max: 100_000, showSalary: false },
      applicationDeadline: { start: '2026-12-02', end: '2026-12-01' },
    };
    expect(problems(wrong)).toEqual({
      'experience.max': ruleTexts.rangeOrder,
      'salary.max': ruleTexts.rangeOrder,
      'applicationDeadline.end': ruleTexts.deadlineOrder,
    });
  });

  it('refuses pay that is not understood, nothing, too low or too high', () => {
    const of = (min: number) => problems({ ...FILLED, salary: { min, max: null, showSalary: false } });
    for (const min of [0, 125, 1_000_000_001, Number.NaN]) expect(Object.keys(of(min))).toEqual(['salary.min']);
    expect(of(1_250_000)).toEqual({});
  });

  it('refuses a last day that is over, unless it is the one that the job has', () => {
    const over = { ...FILLED, applicationDeadline: { start: '2026-11-01', end: '2026-11-19' } };
    expect(problems(over)).toEqual({ 'applicationDeadline.end': ruleTexts.deadlinePast });
    expect(problems(over, aJob({ applicationDeadline: over.applicationDeadline }))).toEqual({});
  });

  it('lets an imported job stay without the texts that it never had', () => {
    expect(problems({ ...FILLED, requirements: '' }, aJob({ requirements: '' }))).toEqual({});
    expect(problems({ ...FILLED, requirements: '' }, aJob({}))).toEqual({ requirements: ruleTexts.required });
  });

  it('sends duration and first day of internships alone', () => {
    expect(bodyOf(FILLED)).toMatchObject({
      durationMonths: 6,
      startDate: '2027-01-04',
      experience: { min: 0, max: 1.5 },
    });
    expect(bodyOf({ ...FILLED, employmentType: 'Contract' })).not.toHaveProperty('durationMonths');
    expect(bodyOf(emptyPosting('')).experience).toEqual({ min: null, max: null });
  });

  it('copies a job without days that are over', () => {
    const old = aJob({ applicationDeadline: { start: '2026-01-01', end: '2026-02-01' } });
    expect(postingOf(old, { copiedOn: TODAY }).applicationDeadline).toEqual({ start: '', end: '' });
    expect(postingOf(old).applicationDeadline).toEqual({ start: '2026-01-01', end: '2026-02-01' });
  });
});
