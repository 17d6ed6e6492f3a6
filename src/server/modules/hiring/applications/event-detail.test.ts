import { expect, it } from 'vitest';
import { detailText } from './event-detail.ts';

it.each([
  [{ code: 'interviewAt', at: '2026-11-24T06:00:00Z' }, 'Tue 24 Nov 2026, 11:30 am'],
  [{ code: 'interviewAt', at: '2026-11-24T06:00:00Z', place: 'Bandra' }, 'Tue 24 Nov 2026, 11:30 am. Place: Bandra'],
  [{ code: 'interviewConfirmed' }, 'Confirmed'],
  [{ code: 'interviewConfirmed', text: 'See you there.' }, 'Confirmed. See you there.'],
  [{ code: 'otherTimes', times: [], text: 'Any evening' }, 'Asked for another time. Any evening'],
  [{ code: 'otherTimes', times: ['2026-11-25T04:30:00Z'] }, 'Asked for another time: Wed 25 Nov 2026, 10:00 am'],
  [{ code: 'selected' }, 'Selected'],
  [{ code: 'selected', text: 'Welcome.' }, 'Selected: Welcome.'],
  [{ code: 'offer', status: 'Withdrawn' }, 'Withdrawn'],
  [{ code: 'recruiterLeft' }, 'The company has left Avsar.'],
] as const)('%j is worded when it is shown', (detail, text) => {
  expect(detailText(detail)).toBe(text);
});

it('a reason and a sentence from before there were codes stay as they are', () => {
  expect(detailText({ text: 'The manager is ill.' })).toBe('The manager is ill.');
  expect(detailText({ text: 'Confirmed. See you.' })).toBe('Confirmed. See you.');
});
