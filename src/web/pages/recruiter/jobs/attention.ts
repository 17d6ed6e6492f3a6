import type { CallOutput } from '#contract/api.ts';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { loadStats, STATS } from '#web/pages/recruiter/applications/application-queries.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';

/** What needs a recruiter's attention first. What cannot be had is left out. */
export interface Attention {
  /** Unanswered applications by age. */
  waiting: { all: number; threeDays: number; week: number } | undefined;
  /** Answers that are due soon or over the promise. */
  due: { soon: number; overdue: number } | undefined;
  /** Offers that were accepted within the last week. */
  hired: number;
  /** Interviews of today that are not over, soonest first. */
  interviews: readonly Interview[];
  /** Interviews for which the candidate asks for another time. */
  wishes: readonly Interview[];
  /** Interviews that are over and have no result, the longest ago first. */
  held: readonly Interview[];
  /** The jobs that close next, and how many there are. */
  closing: { total: number; jobs: CallOutput<'listJobs'> };
}

/** A job that closes within so many days is about to. */
export const SOON_DAYS = 7;
/** So many of each kind are named; the first word says how many there are. */
export const NAMED = 3;

/** The server's own most. */
const ALL = 1000;

/** Every interview that stands and has no result. */
const STANDING = read('listInterviews', { query: { status: ['Pending', 'Scheduled'], limit: ALL } });

const CLOSING = read('listJobs', { query: { own: true, closing: SOON_DAYS, sort: 'deadline', limit: NAMED } });

export const loadAttention = async (): Promise<void> => {
  await Promise.all([settle(loadStats()), settle(load(STANDING)), settle(load(CLOSING))]);
};

const soonest = (one: Interview, other: Interview): number =>
  one.interviewDateTime.localeCompare(other.interviewDateTime);

/** @param now the instant of loading, whose day in India is today */
export function useAttention(now: string): Attention {
  const stats = useRead(STATS);
  const standing = useRead(STANDING);
  const closing = useRead(CLOSING);
  const all = standing.ok ? standing.data.body.data.toSorted(soonest) : [];
  const ahead = all.filter(({ interviewDateTime }) => !isInterviewOver(interviewDateTime, now));
  const today = dayInIndia(new Date(now));
  return {
    waiting: stats.ok ? stats.data.body.waiting : undefined,
    due: stats.ok ? stats.data.body.due : undefined,
    hired: stats.ok ? stats.data.body.hiredThisWeek : 0,
    interviews: ahead.filter(({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)) === today),
    wishes: ahead.filter(({ answer }) => answer === 'another_time'),
    held: all.filter(({ interviewDateTime }) => isInterviewOver(interviewDateTime, now)),
    closing: closing.ok ? { total: closing.data.total, jobs: closing.data.body } : { total: 0, jobs: [] },
  };
}
