import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formProblems } from '#tests/support/resolve-form.ts';
import { inputTexts } from '#texts/input.ts';
import { payTexts } from '#texts/pay.ts';
import { ruleTexts } from '#texts/rules.ts';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';
import { bodyOf, type JobValues, jobLabels, jobResolver, textAt, valuesOf } from '#web/pages/admin/jobs/job-values.ts';

// The fields of a job that the form reads.
const JOB = {
  title: 'Fitter',
  companyName: 'Sahyadri Works',
  industry: '',
  department: '',
  workMode: 'Work From Office',
  employmentType: 'Full-time',
  location: 'Nashik',
  skills: ['Lathe'],
  experience: { min: 0.5, max: null },
  salary: { min: 500, max: null, showSalary: true },
  description: 'Fit.',
  responsibilities: '',
  requirements: '',
  companyInfo: '',
  applicationDeadline: { start: '2026-10-01', end: '2026-10-31' },
  jobStatus: 'Active',
} as unknown as JobRow;
const FILLED = valuesOf(JOB);
const problems = (changes: Partial<JobValues>) => formProblems(jobResolver(JOB), { ...FILLED, ...changes });

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('an administrator’s form of a job', () => {
  it('leaves what an imported job has and lacks, whatever the rules say today', async () => {
    expect(await problems({})).toEqual({});
    expect(bodyOf(FILLED, JOB)).not.toHaveProperty('experience');
    expect(bodyOf(FILLED, JOB).salary).toEqual({ min: 500, max: null, showSalary: true });
  });

  it('empties no text, and takes no last day that is over in place of another', async () => {
    expect(await problems({ description: ' ' })).toEqual({ description: ruleTexts.required });
    expect(await problems({ title: '' })).toEqual({ title: ruleTexts.required });
    expect(await problems({ applicationDeadline: { start: '2026-10-01', end: '2026-11-01' } })).toEqual({
      'applicationDeadline.end': ruleTexts.deadlinePast,
    });
  });

  it('reads numbers as they are typed, and asks an internship’s pay by the month', async () => {
    const typed = { experience: { min: '', max: '2' }, salary: { min: 300_000, max: 500_000, showSalary: false } };
    expect(await problems(typed)).toEqual({});
    expect(bodyOf({ ...FILLED, ...typed }, JOB)).toMatchObject({
      experience: { min: 0, max: 2 },
      salary: { min: 300_000, max: 500_000, showSalary: false },
    });
    expect(await problems({ experience: { min: '-1', max: '3' } })).toEqual({
      'experience.min': inputTexts.years({ most: 60 }),
    });
    expect(await problems({ salary: { min: Number.NaN, max: 800, showSalary: false } })).toEqual({
      'salary.min': payTexts.payUnread,
      'salary.max': payTexts.payTooLow,
    });
    expect(jobLabels('Internship')['salary.min']).toBe('Min stipend a month');
    expect(textAt({ ...FILLED, ...typed, employmentType: 'Internship' }, 'salary.min')).toBe('₹25,000 a month');
    expect(await problems({ skills: `Lathe, ${'x'.repeat(81)}` })).toEqual({ skills: ruleTexts.tooLong });
  });
});
