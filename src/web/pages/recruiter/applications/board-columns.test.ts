import { describe, expect, it } from 'vitest';
import { columnOf, wayBeside, waysFrom } from './board-columns.ts';

describe('the board', () => {
  it('has a column for every status but withdrawn', () => {
    expect(columnOf('interview_rescheduled')).toBe('interview');
    expect(columnOf('withdrawn')).toBeUndefined();
  });
  it('lets nobody out of the interview column, and nobody but the accepted in', () => {
    expect(waysFrom('interview_scheduled')).toEqual([]);
    expect(waysFrom('pending')).not.toContain('interview');
    expect(waysFrom('accepted')).toContain('interview');
  });
  it('steps over a column that a card may not enter', () => {
    expect(wayBeside('rejected', -1)).toBe('accepted');
    expect(wayBeside('accepted', 1)).toBe('interview');
    expect(wayBeside('pending', -1)).toBeUndefined();
  });
});
