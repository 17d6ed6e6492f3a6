import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formProblems } from '#tests/support/resolve-form.ts';
import { ruleTexts } from '#texts/rules.ts';
import {
  type InterviewValues,
  interviewResolver,
  mergeInterviews,
} from '#web/pages/recruiter/interviews/interview-values.ts';

/** 20 November 2026, 10:30 in India. */
const NOW = new Date('2026-11-20T05:00:00Z');
const VALUES: InterviewValues = {
  date: '2026-11-20',
  time: '10:31',
  location: 'Office',
  scheduledBy: 'Meera Iyer',
  contactNo: '9876543210',
  hrNotes: '',
};

const problems = (changes: Partial<InterviewValues>) =>
  formProblems(interviewResolver({ applicationId: '01890000-0000-7000-8000-000000000001', scheduleId: 'SCHD-1' }), {
    ...VALUES,
    ...changes,
  });

beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('the interview dialog', () => {
  it('takes a time later today, and notes that are empty', async () => {
    expect(await problems({})).toEqual({});
  });

  it('refuses what has passed in India, and what is years ahead', async () => {
    expect(await problems({ time: '10:30' })).toEqual({ time: ruleTexts.inPast });
    expect(await problems({ date: '2026-11-19' })).toEqual({ date: ruleTexts.inPast });
    expect(await problems({ date: '2026-11-21', time: '00:00' })).toEqual({});
    expect(Object.keys(await problems({ date: '2099-01-01' }))).toEqual(['date']);
  });

  it('wants everything but the notes', async () => {
    for (const name of ['location', 'scheduledBy', 'contactNo'] as const)
      expect(await problems({ [name]: ' ' })).toEqual({ [name]: ruleTexts.required });
    expect(await problems({ date: '', time: '' })).toEqual({ date: ruleTexts.required, time: ruleTexts.required });
  });

  it('keeps what was typed in it over a newer version, and takes the rest from there', () => {
    const now = { ...VALUES, date: '2026-11-23', time: '15:00', location: 'Annexe', hrNotes: 'Ask at the gate.' };
    const merged = (changes: Partial<InterviewValues>) =>
      mergeInterviews({ before: VALUES, preferred: { ...VALUES, ...changes }, other: now });
    expect(merged({ location: 'Hall' })).toEqual({ ...now, location: 'Hall' });
    expect(merged({ time: '11:00' })).toEqual({ ...now, date: VALUES.date, time: '11:00' });
  });
});
