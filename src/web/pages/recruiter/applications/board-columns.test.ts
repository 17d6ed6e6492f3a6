import { describe, expect, it } from 'vitest';
import { adjacentColumn, allowedColumns, columnOf } from './board-columns.ts';

describe('the board', () => {
  it('has a column for every status but withdrawn', () => {
    expect(columnOf('interview_rescheduled')).toBe('interview');
    expect(columnOf('withdrawn')).toBeUndefined();
  });
  it('lets nobody out of the interview column, and nobody but the accepted in', () => {
    expect(allowedColumns('interview_scheduled')).toEqual([]);
    expect(allowedColumns('pending')).not.toContain('interview');
    expect(allowedColumns('accepted')).toContain('interview');
  });
  it('steps over a column that a card may not enter', () => {
    expect(adjacentColumn('rejected', -1)).toBe('accepted');
    expect(adjacentColumn('accepted', 1)).toBe('interview');
    expect(adjacentColumn('pending', -1)).toBeUndefined();
  });
});
