import { dayInIndia } from '#contract/rules.ts';
import { call } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { readScheduleParams, type ScheduleView, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';

/** The server's own most. */
const ALL = 1000;

export interface Schedule {
  view: ScheduleView;
  day: string;
  /** Today in India, and the instant of loading. */
  today: string;
  now: string;
  /** The interviews of the view's days, soonest first; those that were cancelled are left out. */
  interviews: LoadResult<readonly Interview[]>;
  /** Held, and without a result: the longest ago first. */
  waiting: readonly Interview[];
  /** What the address opens, when it is on none of these days any more. */
  elsewhere?: Interview;
}

const soonest = (one: Interview, other: Interview): number =>
  one.interviewDateTime.localeCompare(other.interviewDateTime);

const listed = async (
  query: { status: ('Pending' | 'Scheduled' | 'Selected' | 'Rejected')[]; from?: string; to: string },
  signal: AbortSignal,
): Promise<Interview[]> =>
  (await call('listInterviews', { query: { ...query, limit: ALL } }, { signal })).data.toSorted(soonest);

/** The interviews of the days that the address asks for, and those that wait for their result. */
export async function loadSchedule({ url, signal }: Request): Promise<Schedule> {
  const now = new Date();
  const today = dayInIndia(now);
  const { searchParams: search } = new URL(url);
  const { view, day } = readScheduleParams(search, today);
  const [interviews, past] = await Promise.all([
    settle(listed({ status: ['Pending', 'Scheduled', 'Selected', 'Rejected'], ...windowOf(view, day) }, signal)),
    settle(listed({ status: ['Pending', 'Scheduled'], to: today }, signal)),
  ]);
  const isHeld = ({ interviewDateTime }: Interview) => new Date(interviewDateTime) <= now;
  const waiting = past.ok ? past.data.filter(isHeld) : [];
  const schedule = { view, day, today, now: now.toISOString(), interviews, waiting };
  const open = search.get('open');
  const known = [...(interviews.ok ? interviews.data : []), ...waiting];
  if (!open || known.some(({ applicationId }) => applicationId === open)) return schedule;
  const moved = await settle(call('getInterview', { params: { applicationId: open } }, { signal }));
  // One with a result is over: its dialog closes.
  const isAhead = moved.ok && (moved.data.data.status === 'Pending' || moved.data.data.status === 'Scheduled');
  return isAhead ? { ...schedule, elsewhere: moved.data.data } : schedule;
}
