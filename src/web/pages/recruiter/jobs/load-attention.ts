import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { settle } from '#web/lib/settle.ts';

/** What waits for the recruiter; a part that could not be had is absent. */
export interface Attention {
  /** Unanswered applications by age. */
  waiting: { all: number; threeDays: number; week: number } | undefined;
  /** Interviews of today that still stand, soonest first. */
  interviews: readonly { applicationId: string; interviewDateTime: string; candidateName: string }[];
  /** The jobs that close next, and how many there are. */
  closing: { total: number; jobs: CallOutput<'listJobs'> };
}

/** A job that closes within so many days is about to. */
export const SOON_DAYS = 7;
/** So many of each kind are named; the first word says how many there are. */
export const NAMED = 3;

const A_DAY = 100;

export async function loadAttention(signal: AbortSignal): Promise<Attention> {
  const today = dayInIndia(new Date());
  const [stats, interviews, closing] = await Promise.all([
    settle(call('applicationStats', {}, { signal })),
    settle(
      call(
        'listInterviews',
        { query: { status: ['Pending', 'Scheduled'], from: today, to: today, limit: A_DAY } },
        { signal },
      ),
    ),
    settle(
      callWithTotal(
        'listJobs',
        { query: { own: true, closing: SOON_DAYS, sort: 'deadline', limit: NAMED } },
        { signal },
      ),
    ),
  ]);
  return {
    waiting: stats.ok ? stats.data.waiting : undefined,
    interviews: interviews.ok
      ? interviews.data.data
          .map(({ applicationId, interviewDateTime, candidateName = '' }) => ({
            applicationId,
            interviewDateTime,
            candidateName,
          }))
          .toSorted((one, other) => one.interviewDateTime.localeCompare(other.interviewDateTime))
      : [],
    closing: closing.ok ? { total: closing.data.total, jobs: closing.data.body } : { total: 0, jobs: [] },
  };
}
