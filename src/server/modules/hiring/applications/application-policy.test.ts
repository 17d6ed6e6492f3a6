import { describe, expect, it } from 'vitest';
import { PROBLEMS } from '#contract/problems.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/vocabularies.ts';
import { type Step, stepRefusal } from './application-policy.ts';

const STEPS: readonly Step[] = ['decide', 'schedule', 'reschedule', 'cancel interview', 'fail interview', 'withdraw'];

/** The table of the specification, duplicated on purpose. */
const LEGAL: readonly (readonly [ApplicationStatus, ApplicationStatus, Step])[] = [
  ['pending', 'accepted', 'decide'],
  ['pending', 'rejected', 'decide'],
  ['pending', 'withdrawn', 'withdraw'],
  ['accepted', 'pending', 'decide'],
  ['accepted', 'rejected', 'decide'],
  ['accepted', 'interview_scheduled', 'schedule'],
  ['accepted', 'withdrawn', 'withdraw'],
  ['rejected', 'pending', 'decide'],
  ['rejected', 'accepted', 'decide'],
  ['interview_scheduled', 'interview_rescheduled', 'reschedule'],
  ['interview_scheduled', 'accepted', 'cancel interview'],
  ['interview_scheduled', 'rejected', 'fail interview'],
  ['interview_scheduled', 'withdrawn', 'withdraw'],
  ['interview_rescheduled', 'interview_rescheduled', 'reschedule'],
  ['interview_rescheduled', 'accepted', 'cancel interview'],
  ['interview_rescheduled', 'rejected', 'fail interview'],
  ['interview_rescheduled', 'withdrawn', 'withdraw'],
];

const open = (status: ApplicationStatus) => ({ status, takenDown: false });

const every = APPLICATION_STATUSES.flatMap((from) =>
  APPLICATION_STATUSES.flatMap((to) => STEPS.map((step) => [from, to, step] as const)),
);

const isLegal = (from: string, to: string, step: string): boolean =>
  LEGAL.some((row) => row[0] === from && row[1] === to && row[2] === step);

describe('the steps of an application', () => {
  it.each(every.filter((row) => isLegal(...row)))('%s to %s by "%s" is legal', (from, to, step) => {
    expect(stepRefusal(open(from), to, step)).toBeUndefined();
  });

  it.each(every.filter((row) => !isLegal(...row)))('%s to %s by "%s" is refused', (from, to, step) => {
    expect(PROBLEMS[stepRefusal(open(from), to, step) ?? 'NOT_FOUND']).toBe(409);
  });

  it.each(LEGAL)('%s to %s by "%s" keeps a hire, or is refused', (from, to, step) => {
    const isOver = to === 'pending' || to === 'rejected' || step === 'schedule';
    const refusal = stepRefusal({ ...open(from), hired: true }, to, step);
    expect(refusal).toBe(isOver ? 'OFFER_ACCEPTED' : undefined);
  });

  it('has seventeen legal steps', () => {
    expect(every.filter((row) => isLegal(...row))).toHaveLength(LEGAL.length);
  });
});
