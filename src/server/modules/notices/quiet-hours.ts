import type { NoticeKind } from '#contract/notice-kinds.ts';
import { dayInIndia } from '#contract/rules.ts';

const DAY_MS = 86_400_000;

/** Interview reminders are wanted at any hour. */
const AT_ANY_HOUR: readonly NoticeKind[] = ['interview_tomorrow', 'interview_soon'];

/** Returns when a notice is pushed: immediately, but from 21:00 to 8:00 in India not before the morning. */
export const pushTime = (kind: NoticeKind, at: Date): Date => {
  if (AT_ANY_HOUR.includes(kind)) return at;
  const begin = new Date(`${dayInIndia(at)}T08:00:00+05:30`);
  if (at < begin) return begin;
  return at < new Date(`${dayInIndia(at)}T21:00:00+05:30`) ? at : new Date(begin.getTime() + DAY_MS);
};
