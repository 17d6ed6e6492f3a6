import { expect, test } from 'vitest';
import { cardFacts } from '#web/features/jobs/job-facts.ts';
import { emptyPosting, type OwnJob } from '#web/pages/recruiter/posting/posting-values.ts';
import { jobOf } from '#web/pages/recruiter/posting/previewed-job.ts';
import type { RecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

const NOW = '2026-11-26T06:00:00.000Z';
const POSTED = { createdAt: '2026-11-20T06:00:00.000Z', postedDate: '2026-11-20', unknown: [] as OwnJob['unknown'] };

test('an edited job keeps its posting day, and a new one is posted now', () => {
  const values = emptyPosting('Nilgiri Systems', '2026-11-26');
  const account = { companyName: 'Nilgiri Systems' } as RecruiterAccount;
  expect(jobOf({ values, account, before: POSTED as OwnJob }, NOW)).toMatchObject({ createdAt: POSTED.createdAt });
  expect(jobOf({ values, account, before: undefined }, NOW)).toMatchObject({ createdAt: NOW });
});

const values = emptyPosting('Nilgiri Systems', '2026-11-26');
const account = { companyName: 'Nilgiri Systems' } as RecruiterAccount;

test.each([
  [Number.NEGATIVE_INFINITY, 480_000],
  [300_000, Number.NaN],
  [500_000, 300_000],
  [500, 480_000],
])('a preview names no pay from %s to %s, which saving would refuse', (min, max) => {
  const job = jobOf({ values: { ...values, salary: { min, max, showSalary: true } }, account, before: undefined }, NOW);
  expect(job.salary).toEqual({ min: null, max: null, showSalary: true });
});

test('pay from before it had bounds is still shown while it stays', () => {
  const salary = { min: 500, max: 480_000, showSalary: true };
  const job = jobOf({ values: { ...values, salary }, account, before: { ...POSTED, salary } as OwnJob }, NOW);
  expect(job.salary).toEqual(salary);
});

test.each([
  ['5', '2'],
  ['two', '5'],
  ['2', '99'],
])('a preview names no experience from %s to %s, which saving would refuse', (min, max) => {
  const job = jobOf({ values: { ...values, experience: { min, max } }, account, before: undefined }, NOW);
  expect(cardFacts(job, NOW).map(({ label }) => label)).not.toContain('Experience');
  expect(job.experience).toEqual({ min: null, max: null });
});
