import { isDay } from '#contract/rules.ts';

/* Days are texts, `YYYY-MM-DD`, in Asia/Kolkata; the weeks of a month begin on Monday. */

const DAY_MS = 86_400_000;

export const SCHEDULE_VIEWS = ['agenda', 'week', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Days that an agenda shows at once. */
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

/** What an address asks to see. What it does not say is the agenda from today. */
export const readScheduleParams = (search: URLSearchParams, today: string): { view: ScheduleView; day: string } => {
  const day = search.get('day') ?? '';
  const known = isDay(day) && day >= '2000-01-01' && day <= '2100-12-31';
  return { view: SCHEDULE_VIEWS.find((view) => view === search.get('view')) ?? 'agenda', day: known ? day : today };
};

/** The first and the last day that a view shows: a week is the seven days to come, a month has whole weeks. */
export const windowOf = (view: ScheduleView, day: string): { from: string; to: string } => {
  if (view === 'agenda') return { from: day, to: addDays(day, AGENDA_DAYS - 1) };
  if (view === 'week') return { from: day, to: addDays(day, 6) };
  const first = monthStart(day);
  const from = addDays(first, -weekdayOf(first));
  const last = addDays(addMonths(day, 1), -1);
  return { from, to: addDays(last, 6 - weekdayOf(last)) };
};

/** The day from which the view before or after is shown. */
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
