import { describe, expect, it } from 'vitest';
import { isAhead, mayMove } from './statuses.ts';

const NOTHING = {
  accept: false,
  reject: false,
  reopen: false,
  schedule: false,
  withdraw: false,
  offer: false,
  rate: false,
  setInterviewResult: false,
};

const withInterview = (reschedule: boolean, interviewStatus: 'Scheduled' | 'Selected') => ({
  may: { ...NOTHING, reschedule, cancelInterview: true },
  interviewStatus,
});

describe('the interview of an application', () => {
  it('is not offered to be moved when the server would refuse it', () => {
    expect(mayMove(withInterview(true, 'Scheduled'))).toBe(true);
    const ofTakenDownJob = withInterview(false, 'Scheduled');
    expect([isAhead(ofTakenDownJob), mayMove(ofTakenDownJob)]).toEqual([true, false]);
    const passed = withInterview(true, 'Selected');
    expect([isAhead(passed), mayMove(passed)]).toEqual([false, false]);
  });
});
