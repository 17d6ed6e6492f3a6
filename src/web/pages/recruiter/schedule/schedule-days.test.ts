import { describe, expect, it } from 'vitest';
import { daysOf, readScheduleParams, step, weekdayOf, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';

describe('the days of the interview schedule', () => {
  it('show the coming seven as a week', () => {
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(windowOf('week', '2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-12-04' });
  });

  it('show a month in whole weeks', () => {
    expect(windowOf('month', '2026-11-21')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(daysOf(windowOf('month', '2027-02-10'))).toHaveLength(28);
    expect(daysOf(windowOf('month', '2026-11-21'))).toHaveLength(42);
  });

  it('step over the ends of months and years', () => {
    expect(step('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(step('month', '2026-03-31', -1)).toBe('2026-02-01');
    expect(step('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(step('agenda', '2026-11-21', -1)).toBe('2026-10-24');
  });

  it('are today when the address says nothing or nonsense', () => {
    const today = '2026-11-21';
    expect(readScheduleParams(new URLSearchParams(), today)).toEqual({ view: 'agenda', day: today });
    expect(readScheduleParams(new URLSearchParams('view=year&day=2026-02-30'), today)).toEqual({
      view: 'agenda',
      day: today,
    });
    expect(readScheduleParams(new URLSearchParams('view=week&day=9999-01-01'), today)).toEqual({
      view: 'week',
      day: today,
    });
    expect(readScheduleParams(new URLSearchParams('view=month&day=2026-12-01'), today)).toEqual({
      view: 'month',
      day: '2026-12-01',
    });
  });
});
