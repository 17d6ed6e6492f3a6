import { describe, expect, it } from 'vitest';
import { ruleTexts } from '#texts/rules.ts';
import { type InterviewValues, interviewProblem } from '#web/pages/recruiter/interviews/interview-values.ts';

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

describe('the interview dialog', () => {
  it('takes a time later today, and notes that are empty', () => {
    for (const name of ['date', 'time', 'location', 'scheduledBy', 'contactNo', 'hrNotes'] as const) {
      expect(interviewProblem(name, VALUES, NOW)).toBeUndefined();
    }
  });

  it('refuses what has passed in India', () => {
    expect(interviewProblem('time', { ...VALUES, time: '10:30' }, NOW)).toBe(ruleTexts.inPast);
    expect(interviewProblem('date', { ...VALUES, date: '2026-11-19' }, NOW)).toBe(ruleTexts.inPast);
    expect(interviewProblem('time', { ...VALUES, date: '2026-11-21', time: '00:00' }, NOW)).toBeUndefined();
  });

  it('wants everything but the notes', () => {
    for (const name of ['date', 'time', 'location', 'scheduledBy', 'contactNo'] as const) {
      expect(interviewProblem(name, { ...VALUES, [name]: ' ' }, NOW)).toBe(ruleTexts.required);
    }
  });
});
