import { describe, expect, test } from 'vitest';
import { deadlineProblem } from '#contract/job-rules.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import { type JobState, publicPageOf, publicState, statusRefusal } from './job-policy.ts';

const job = (changes: Partial<JobState> = {}): JobState => ({
  status: 'Active',
  deadlineStart: '2026-11-01',
  deadlineEnd: '2026-11-21',
  updatedAt: new Date('2026-11-01T06:00:00Z'),
  recruiterStatus: 'Active',
  forNobody: false,
  ...changes,
});

describe('the public state of a job', () => {
  test('an active job is open on its last day, and ended on the next', () => {
    expect(publicState(job(), '2026-11-21')).toBe('open');
    expect(publicState(job(), '2026-11-22')).toBe('ended');
  });

  test('an active job is open before its first day', () => {
    expect(publicState(job({ deadlineStart: '2026-11-20' }), '2026-11-10')).toBe('open');
  });

  test('an ended job stays visible as ended for 30 days, then disappears', () => {
    expect(publicState(job(), '2026-12-21')).toBe('ended');
    expect(publicState(job(), '2026-12-22')).toBe('gone');
  });

  test('a closed job is ended from its closing, even before its deadline', () => {
    const closed = job({ status: 'Closed', deadlineEnd: '2027-06-30', updatedAt: new Date('2026-11-10T18:29:59Z') });
    expect(publicState(closed, '2026-11-10')).toBe('ended');
    expect(publicState(closed, '2026-12-10')).toBe('ended');
    expect(publicState(closed, '2026-12-11')).toBe('gone');
  });

  test('a page is readable without an end while open, until its last day once ended, then not at all', () => {
    expect(publicPageOf(job(), '2026-11-21')).toEqual({});
    expect(publicPageOf(job(), '2026-11-22')).toEqual({ until: '2026-12-21' });
    expect(publicPageOf(job(), '2026-12-22')).toBeUndefined();
    const left = job({ status: 'Closed', recruiterStatus: null, updatedAt: new Date('2026-11-10T06:00:00Z') });
    expect(publicPageOf(left, '2026-11-11')).toEqual({ until: '2026-12-10' });
    expect(publicPageOf(job({ recruiterStatus: 'Block' }), '2026-11-10')).toBeUndefined();
  });

  test('the day of closing is the day in India', () => {
    const closed = job({ status: 'Closed', deadlineEnd: '2027-06-30', updatedAt: new Date('2026-11-10T18:30:00Z') });
    expect(publicState(closed, '2026-12-11')).toBe('ended');
  });

  test.each(['Not Active', 'Block', 'Black List'] as const)('a job that is %s is hidden', (status) => {
    expect(publicState(job({ status }), '2026-11-10')).toBe('hidden');
  });

  test.each(['Block', 'Black List', null] as const)(
    'whatever a recruiter who is %s posted is hidden',
    (recruiterStatus) => {
      expect(publicState(job({ recruiterStatus }), '2026-11-10')).toBe('hidden');
    },
  );

  test('a job closed because its recruiter left stays visible as ended for 30 days; a frozen one is hidden', () => {
    const left = { recruiterStatus: null, updatedAt: new Date('2026-11-10T06:00:00Z') };
    expect(publicState(job({ ...left, status: 'Closed' }), '2026-12-10')).toBe('ended');
    expect(publicState(job({ ...left, status: 'Closed' }), '2026-12-11')).toBe('gone');
    expect(publicState(job({ ...left, status: 'Block' }), '2026-11-10')).toBe('hidden');
  });

  test('a recruiter who is Not Active publishes like any other', () => {
    expect(publicState(job({ recruiterStatus: 'Not Active' }), '2026-11-10')).toBe('open');
  });
});

const kept = (status: JobStatus) => ({ status, recruiterId: 'somebody', forNobody: false });

describe('statuses that a recruiter may set', () => {
  test('any of the first three from any of them', () => {
    expect(statusRefusal('recruiter', kept('Active'), 'Closed')).toBeUndefined();
    expect(statusRefusal('recruiter', kept('Closed'), 'Not Active')).toBeUndefined();
  });

  test('nothing leads into or out of an administrator’s status', () => {
    expect(statusRefusal('recruiter', kept('Active'), 'Block')).toBe('STATUS_FOR_ADMINS_ONLY');
    expect(statusRefusal('recruiter', kept('Black List'), 'Active')).toBe('STATUS_FOR_ADMINS_ONLY');
    expect(statusRefusal('recruiter', kept('Block'), 'Black List')).toBe('STATUS_FOR_ADMINS_ONLY');
  });

  test('the current status may always be sent again', () => {
    expect(statusRefusal('recruiter', kept('Block'), 'Block')).toBeUndefined();
  });
});

describe('statuses that an administrator may set', () => {
  const left = (status: JobStatus) => ({ ...kept(status), recruiterId: null });

  test('a job whose recruiter has left does not open again, but may be hidden', () => {
    expect(statusRefusal('admin', left('Closed'), 'Active')).toBe('RECRUITER_LEFT');
    expect(statusRefusal('super_admin', left('Block'), 'Active')).toBe('RECRUITER_LEFT');
    expect(statusRefusal('admin', left('Closed'), 'Block')).toBeUndefined();
    expect(statusRefusal('admin', left('Block'), 'Closed')).toBeUndefined();
  });

  test('a job imported for nobody opens again', () => {
    expect(statusRefusal('admin', { ...left('Closed'), forNobody: true }, 'Active')).toBeUndefined();
  });
});

test('a past last day is refused unless unchanged', () => {
  expect(deadlineProblem('2026-11-21', '2026-11-21')).toBeUndefined();
  expect(deadlineProblem('2026-11-20', '2026-11-21')).toBe('deadlinePast');
  expect(deadlineProblem('2026-11-20', '2026-11-21', '2026-11-20')).toBeUndefined();
});
