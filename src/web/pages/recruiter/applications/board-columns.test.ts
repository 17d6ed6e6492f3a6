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
  may: { ...NOTHING, ...may },
});

describe('the board', () => {
  it('has a column for every status but withdrawn', () => {
    expect(columnOf('interview_rescheduled')).toBe('interview');
    expect(columnOf('withdrawn')).toBeUndefined();
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
