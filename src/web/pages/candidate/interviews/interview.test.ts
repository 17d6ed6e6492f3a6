import { expect, it } from 'vitest';
import { interviewsAhead } from '#web/pages/candidate/interviews/interview.tsx';

const at = (interviewDateTime: string) => ({ interviewDateTime });

it('has an interview until its hour is over, the soonest first', () => {
  const later = at('2026-11-25T06:00:00.000Z');
  const next = at('2026-11-24T06:00:00.000Z');
  expect(interviewsAhead([later, next], '2026-11-24T05:00:00.000Z')).toEqual([next, later]);
  expect(interviewsAhead([later, next], '2026-11-24T06:59:00.000Z')).toEqual([next, later]);
  expect(interviewsAhead([later, next], '2026-11-24T07:00:00.000Z')).toEqual([later]);
});
