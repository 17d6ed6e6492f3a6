import { expect, it } from 'vitest';
import { dayInBritish } from '#web/pages/recruiter/applications/day-in-british.ts';

it('writes the day in India as en-GB does', () => {
  expect(dayInBritish('2026-11-20T05:00:00Z')).toBe('20/11/2026');
  expect(dayInBritish('2026-11-20T18:29:59Z')).toBe('20/11/2026');
  expect(dayInBritish('2026-11-20T18:30:00Z')).toBe('21/11/2026');
  expect(dayInBritish('never')).toBe('');
});
