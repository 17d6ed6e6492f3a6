import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formProblems } from '#tests/support/resolve-form.ts';
import { monthlyPayTexts } from '#texts/pay-by-month.ts';
import { ruleTexts } from '#texts/rules.ts';
import { tellsApplicants } from '#web/features/jobs/tells-applicants.ts';
import {
  bodyOf,
  emptyPosting,
  type OwnJob,
  type PostingValues,
  postingOf,
  postingResolver,
} from '#web/pages/recruiter/posting/posting-values.ts';

const TODAY = '2026-11-20';

const FILLED: PostingValues = {
  ...emptyPosting('Nilgiri Systems', TODAY),
  title: 'Design Intern',
  industry: 'Software',
  workMode: 'Hybrid',
  employmentType: 'Internship',
  location: 'Pune, Mumbai',
  durationMonths: '6',
  startDate: '2027-01-04',
  experience: { min: '0', max: '1.5' },
  salary: { min: 144_000, max: 240_000, showSalary: true },
  skills: ['Figma', 'Hindi'],
  mustSkills: ['Figma', 'Sketch'],
  description: 'Draw.',
  responsibilities: 'Draw well.',
  requirements: 'A pencil.',
  companyInfo: 'We draw.',
  applicationDeadline: { start: '2026-11-01', end: '2026-11-20' },
};

const problems = (values: PostingValues, before?: OwnJob) => formProblems(postingResolver(before), values);

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

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
  it('takes a filled form whose last day is today', async () => {
    expect(await problems(FILLED)).toEqual({});
  });

  it('wants the twelve that the specification requires', async () => {
    const empty = emptyPosting('', '2026-11-20');
    expect(Object.keys(await problems({ ...empty, applicationDeadline: { start: '', end: '' } }))).toHaveLength(12);
    expect(empty.applicationDeadline).toEqual({ start: '2026-11-20', end: '2026-12-20' });
  });

  it('wants ranges in order, at their upper ends', async () => {
    const wrong = {
      ...FILLED,
      experience: { min: '5', max: '2' },
      salary: { min: 200_000, max: 100_000, showSalary: false },
      applicationDeadline: { start: '2026-12-02', end: '2026-12-01' },
    };
    expect(await problems(wrong)).toEqual({
      'experience.max': ruleTexts.rangeOrder,
      'salary.max': monthlyPayTexts.payOrder,
      'applicationDeadline.end': ruleTexts.deadlineOrder,
    });
  });

  it('refuses pay that is not understood, nothing, too low or too high', async () => {
    const of = (min: number) => problems({ ...FILLED, salary: { min, max: null, showSalary: false } });
    for (const min of [0, 125, 1_000_000_001, Number.NaN]) expect(Object.keys(await of(min))).toEqual(['salary.min']);
    expect(await of(1_250_000)).toEqual({});
  });

  it('refuses a last day that is over, unless it is the one that the job has', async () => {
    const over = { ...FILLED, applicationDeadline: { start: '2026-11-01', end: '2026-11-19' } };
    expect(await problems(over)).toEqual({ 'applicationDeadline.end': ruleTexts.deadlinePast });
    expect(await problems(over, aJob({ applicationDeadline: over.applicationDeadline }))).toEqual({});
  });

  it('lets an imported job stay without the texts that it never had', async () => {
    expect(await problems({ ...FILLED, requirements: '' }, aJob({ requirements: '' }))).toEqual({});
    expect(await problems({ ...FILLED, requirements: '' }, aJob({}))).toEqual({ requirements: ruleTexts.required });
  });

  it('sends duration and first day of internships alone', async () => {
    expect(bodyOf(FILLED)).toMatchObject({
      durationMonths: 6,
      startDate: '2027-01-04',
      experience: { min: 0, max: 1.5 },
    });
    expect(bodyOf({ ...FILLED, employmentType: 'Contract' })).not.toHaveProperty('durationMonths');
    expect(bodyOf(emptyPosting('', '2026-11-20')).experience).toEqual({ min: null, max: null });
  });

  it('reads numbers in Hindi digits', async () => {
    const typed = { ...FILLED, durationMonths: '६', experience: { min: '३', max: '१०' } };
    expect(await problems(typed)).toEqual({});
    expect(bodyOf(typed)).toMatchObject({ durationMonths: 6, experience: { min: 3, max: 10 } });
  });

  it('tells applicants of what candidates see of it, but not of its texts or of a job that is taken down', () => {
    const job = aJob({
      title: 'Baker',
      companyName: 'Kaveri',
      location: 'Pune',
      workMode: 'Hybrid',
      jobStatus: 'Active',
    });
    const hidden = { min: 800_000, max: 1_000_000, showSalary: false };
    const before: OwnJob = { ...job, salary: hidden };
    const tells = (typed: Partial<PostingValues>, of = before) => tellsApplicants({ ...postingOf(of), ...typed }, of);
    expect(tells({ title: 'Baker ', description: 'Bread.', salary: { ...hidden, max: 900_000 } })).toBe(false);
    expect(tells({ location: 'Nashik' })).toBe(true);
    expect(tells({ salary: { ...hidden, showSalary: true } })).toBe(true);
    expect(tells({ location: 'Nashik' }, { ...before, jobStatus: 'Block' })).toBe(false);
  });

  it('sends as musts only what is still a skill', () => {
    expect(bodyOf(FILLED)).toMatchObject({ skills: ['Figma', 'Hindi'], mustSkills: ['Figma'] });
  });

  it.each(['2026-02-01', TODAY, '2026-12-01'])(
    'opens a copy of a job that ends on %s today, for as long as a new job',
    (end) => {
      const applicationDeadline = { start: '2026-01-01', end };
      const old = aJob({ applicationDeadline });
      expect(postingOf(old, { copiedOn: TODAY }).applicationDeadline).toEqual({
        start: '2026-11-20',
        end: '2026-12-20',
      });
      expect(postingOf(old).applicationDeadline).toEqual(applicationDeadline);
    },
  );

  it('copies an internship’s first day only while it is ahead', () => {
    const copied = (startDate: string) => postingOf(aJob({ startDate }), { copiedOn: TODAY }).startDate;
    expect(copied('2026-11-19')).toBe('');
    expect(copied('2027-01-04')).toBe('2027-01-04');
  });
});
