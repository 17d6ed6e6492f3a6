import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { loadStats, STATS } from '#web/pages/recruiter/applications/application-queries.ts';

/** What needs a recruiter's attention first. What cannot be had is left out. */
export interface Attention {
  /** Unanswered applications by age. */
  waiting: { all: number; threeDays: number; week: number } | undefined;
  /** Interviews of today that still stand, soonest first. */
  interviews: readonly { applicationId: string; interviewDateTime: string; candidateName?: string | undefined }[];
  /** The jobs that close next, and how many there are. */
  closing: { total: number; jobs: CallOutput<'listJobs'> };
}

/** A job that closes within so many days is about to. */
export const SOON_DAYS = 7;
/** So many of each kind are named; the first word says how many there are. */
export const NAMED = 3;

const A_DAY = 100;

const interviewsOf = (day: string) =>
  read('listInterviews', { query: { status: ['Pending', 'Scheduled'], from: day, to: day, limit: A_DAY } });

const CLOSING = read('listJobs', { query: { own: true, closing: SOON_DAYS, sort: 'deadline', limit: NAMED } });

/** @param now the instant of loading, whose day in India is today */
export const loadAttention = async (now: string): Promise<void> => {
  await Promise.all([
    settle(loadStats()),
    settle(load(interviewsOf(dayInIndia(new Date(now))))),
    settle(load(CLOSING)),
  ]);
};

export function useAttention(now: string): Attention {
  const stats = useRead(STATS);
  const interviews = useRead(interviewsOf(dayInIndia(new Date(now))));
  const closing = useRead(CLOSING);
  return {
    waiting: stats.ok ? stats.data.body.waiting : undefined,
    interviews: interviews.ok
      ? interviews.data.body.data.toSorted((one, other) => one.interviewDateTime.localeCompare(other.interviewDateTime))
      : [],
    closing: closing.ok ? { total: closing.data.total, jobs: closing.data.body } : { total: 0, jobs: [] },
  };
}
