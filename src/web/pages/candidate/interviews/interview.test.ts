import { expect, it } from 'vitest';
import { interviewsAhead, takingPlace } from '#web/pages/candidate/interviews/interview.tsx';

const at = (interviewDateTime: string) => ({ interviewDateTime });

it('has an interview until its hour is over, the soonest first', () => {
  const later = at('2026-11-25T06:00:00.000Z');
  const next = at('2026-11-24T06:00:00.000Z');
  expect(interviewsAhead([later, next], '2026-11-24T05:00:00.000Z')).toEqual([next, later]);
  expect(interviewsAhead([later, next], '2026-11-24T06:59:00.000Z')).toEqual([next, later]);
  expect(interviewsAhead([later, next], '2026-11-24T07:00:00.000Z')).toEqual([later]);
});

it('has no interview that was selected before its time, once its application has ended', () => {
  const selected = { status: 'Selected', applicationId: 'a' } as const;
  const scheduled = { status: 'Scheduled', applicationId: 'b' } as const;
  const after = (change: object) =>
    takingPlace([selected, scheduled], [{ _id: 'a', status: 'interview_scheduled', ...change }]);
  expect(after({})).toEqual([selected, scheduled]);
  for (const end of [{ status: 'withdrawn' }, { status: 'rejected' }, { recruiterLeft: true }])
    expect(after(end)).toEqual([scheduled]);
});
