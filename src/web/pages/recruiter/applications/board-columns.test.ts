import { describe, expect, it } from 'vitest';
import { adjacentColumn, allowedColumns, cardsOf, columnOf } from './board-columns.ts';

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
  it('shows a card in one column while the lists of the columns come one by one', () => {
    const old = { _id: 'a', version: 1, status: 'pending' as const, outcome: 'none' as const };
    const moved = { ...old, version: 2, status: 'accepted' as const };
    const other = { ...old, _id: 'b' };
    const idsOf = (...of: Parameters<typeof cardsOf<typeof old | typeof moved>>) =>
      cardsOf(...of)
        .slice(0, 2)
        .map((cards) => cards.map(({ _id, version }) => `${_id}${version}`));
    const before = [old, other];
    // First the list that it left arrives last, then the one that it entered.
    expect(idsOf([[old, other], [moved], [], [], []], before)).toEqual([['b1'], ['a2']]);
    expect(idsOf([[other], [], [], [], []], before)).toEqual([['a1', 'b1'], []]);
    // After an undo, the previous version counts again.
    expect(idsOf([[old, other], [], [], [], []], [moved, other])).toEqual([['a1', 'b1'], []]);
    // During an optimistic update, the row is still in the list that it was loaded in.
    expect(idsOf([[{ ...old, status: 'accepted' }, other], [], [], [], []], [])).toEqual([['b1'], ['a1']]);
    expect(idsOf([[other], [], [], [], []], [])).toEqual([['b1'], []]);
  });
});
