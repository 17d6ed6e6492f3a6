import { useQuery } from '@tanstack/react-query';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import { ANEW, load, read, useRead } from '#web/lib/queries.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { readScheduleParams, type ScheduleView, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';

/** The server's maximum. */
const ALL = 1000;

export interface Schedule {
  view: ScheduleView;
  day: string;
  /** Today in India. */
  today: string;
  /** The interviews of the view's days, soonest first; cancelled ones are left out. */
  interviews: LoadResult<readonly Interview[]>;
  /** Past interviews without a result, oldest first. */
  waiting: readonly Interview[];
  /** The interview in the address; it may have been moved to a day outside the view. */
  open: Interview | undefined;
}

/** Queries for an address: the interviews of its days, and those up to today without a result. */
const queriesOf = (search: URLSearchParams, now: string) => {
  const today = dayInIndia(new Date(now));
  const { view, day } = readScheduleParams(search, today);
  const shown = { status: ['Pending', 'Scheduled', 'Selected', 'Rejected'] as const, ...windowOf(view, day) };
  return {
    view,
    day,
    today,
    days: read('listInterviews', { query: { ...shown, status: [...shown.status], limit: ALL } }),
    past: read('listInterviews', { query: { status: ['Pending', 'Scheduled'], to: today, limit: ALL } }),
  };
};

/** @param now the instant of loading */
export const loadSchedule = async (search: URLSearchParams, now: string): Promise<void> => {
  const { days, past } = queriesOf(search, now);
  await Promise.all([settle(load(days)), settle(load(past))]);
};

/** Orders interviews by their time. */
export const soonest = (one: Interview, other: Interview): number =>
  one.interviewDateTime.localeCompare(other.interviewDateTime);

export function useSchedule(search: URLSearchParams, now: string): Schedule {
  const { view, day, today, ...queries } = queriesOf(search, now);
  const days = useRead(queries.days);
  const past = useRead(queries.past);
  const interviews = days.ok ? days.data.body.data.toSorted(soonest) : [];
  const isHeld = ({ interviewDateTime }: Interview) => isInterviewOver(interviewDateTime, now);
  const waiting = past.ok ? past.data.body.data.filter(isHeld).toSorted(soonest) : [];
  const openId = search.get('open') ?? '';
  const known = [...interviews, ...waiting].find(({ applicationId }) => applicationId === openId);
  const { data: moved } = useQuery({
    ...read('getInterview', { params: { applicationId: openId } }),
    ...ANEW,
    enabled: openId !== '' && known === undefined,
  });
  // One with a result is over, so its dialog closes.
  const elsewhere = moved?.body.data;
  const isAhead = elsewhere?.status === 'Pending' || elsewhere?.status === 'Scheduled';
  return {
    view,
    day,
    today,
    interviews: days.ok ? { ok: true, data: interviews } : days,
    waiting,
    open: known ?? (isAhead ? elsewhere : undefined),
  };
}
