import { isDay } from '#contract/rules.ts';

/* Days are strings, `YYYY-MM-DD`, in Asia/Kolkata; a month's weeks start on Monday. */

const DAY_MS = 86_400_000;

export const SCHEDULE_VIEWS = ['agenda', 'week', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Number of days in the agenda. */
const AGENDA_DAYS = 28;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

const addMonths = (day: string, months: number): string => {
  const at = new Date(monthStart(day));
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
};

/** View and day from an address. The default is the agenda from today. */
export const readScheduleParams = (search: URLSearchParams, today: string): { view: ScheduleView; day: string } => {
  const day = search.get('day') ?? '';
  const known = isDay(day) && day >= '2000-01-01' && day <= '2100-12-31';
  return { view: SCHEDULE_VIEWS.find((view) => view === search.get('view')) ?? 'agenda', day: known ? day : today };
};

/** The first and last day of a view: a week is the next seven days, a month has whole weeks. */
export const windowOf = (view: ScheduleView, day: string): { from: string; to: string } => {
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) };
  if (view === 'week') return { from: day, to: addDays(day, 6) };
  const first = monthStart(day);
  const from = addDays(first, -weekdayOf(first));
  const last = addDays(addMonths(day, 1), -1);
  return { from, to: addDays(last, 6 - weekdayOf(last)) };
};

/** The start day of the previous or next view. */
export const step = (view: ScheduleView, day: string, direction: 1 | -1): string => {
  if (view === 'month') return addMonths(day, direction);
  return addDays(day, direction * (view === 'week' ? 7 : AGENDA_DAYS));
};

/** Every day of a window. */
export const daysOf = ({ from, to }: { from: string; to: string }): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
