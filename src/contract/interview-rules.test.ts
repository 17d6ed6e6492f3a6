import { expect, it } from 'vitest';
import { isInterviewOver } from './interview-rules.ts';

it('is held when its hour is over, and not when it begins', () => {
  const startsAt = '2026-11-24T06:00:00.000Z';
  expect(isInterviewOver(startsAt, '2026-11-24T06:00:00.000Z')).toBe(false);
  expect(isInterviewOver(startsAt, '2026-11-24T06:59:59.999Z')).toBe(false);
  expect(isInterviewOver(startsAt, '2026-11-24T07:00:00.000Z')).toBe(true);
});
