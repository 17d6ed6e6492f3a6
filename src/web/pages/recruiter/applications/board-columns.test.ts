import { describe, expect, it } from 'vitest';
import { adjacentColumn, allowedColumns, columnOf } from './board-columns.ts';

const NOTHING = {
  reopen: false,
  accept: false,
  reject: false,
  withdraw: false,
  schedule: false,
  reschedule: false,
  cancelInterview: false,
  setInterviewResult: false,
  offer: false,
  rate: false,
};
const card = (status: 'pending' | 'accepted' | 'rejected', may: Partial<typeof NOTHING>) => ({
  status,
  outcome: 'none' as const,
  may: { ...NOTHING, ...may },
});

describe('the board', () => {
  it('has a column for every status but withdrawn', () => {
    expect(columnOf({ status: 'interview_rescheduled', outcome: 'none' })).toBe('interview');
    expect(columnOf({ status: 'withdrawn', outcome: 'none' })).toBeUndefined();
  });
  it('shows what came of an interview and of an offer in a column of its own', () => {
    expect(columnOf({ status: 'interview_scheduled', outcome: 'selected' })).toBe('outcome');
    expect(columnOf({ status: 'accepted', outcome: 'hired' })).toBe('outcome');
    expect(columnOf({ status: 'rejected', outcome: 'noShow' })).toBe('rejected');
  });
  it('lets a card go where the server lets it', () => {
    expect(allowedColumns({ may: NOTHING })).toEqual([]);
    expect(allowedColumns(card('accepted', { reopen: true, schedule: true, reject: true }))).toEqual([
      'pending',
      'interview',
      'rejected',
    ]);
  });
  it('steps over a column that a card may not enter', () => {
    expect(adjacentColumn(card('rejected', { reopen: true, accept: true }), -1)).toBe('accepted');
    expect(adjacentColumn(card('accepted', { schedule: true }), 1)).toBe('interview');
    expect(adjacentColumn(card('pending', { accept: true }), -1)).toBeUndefined();
  });
});
