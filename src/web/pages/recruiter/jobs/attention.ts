import type { CallOutput } from '#contract/api.ts';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { loadStats, STATS } from '#web/pages/recruiter/applications/application-queries.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { soonest } from '#web/pages/recruiter/schedule/schedule.ts';

/** What needs a recruiter's attention first. Parts that fail to load are left out. */
export interface Attention {
  /** Unanswered applications by age. */
  waiting: { all: number; threeDays: number; week: number } | undefined;
  /** Answers that are due soon or overdue. */
  due: { soon: number; overdue: number } | undefined;
  /** Offers accepted within the last week. */
  hired: number;
  /** Today's interviews that are not over, soonest first. */
  interviews: readonly Interview[];
  /** Interviews for which the candidate asks for a different time. */
  wishes: readonly Interview[];
  /** Past interviews without a result, oldest first. */
  held: readonly Interview[];
  /** The jobs that close next, and their number. */
  closing: { total: number; jobs: CallOutput<'listJobs'> };
}

/** Whether nothing needs attention. */
export const isQuiet = ({ waiting, hired, interviews, wishes, held, closing }: Attention): boolean =>
  [waiting?.all ?? 0, hired, interviews.length, wishes.length, held.length, closing.total].every(
    (count) => count === 0,
  );

/** A job that closes within this many days closes soon. */
export const SOON_DAYS = 7;
/** Maximum number listed of each kind; the line's text has the total. */
export const NAMED = 3;

/** The server's maximum. */
const ALL = 1000;

/** All scheduled interviews without a result. */
const STANDING = read('listInterviews', { query: { status: ['Pending', 'Scheduled'], limit: ALL } });

const CLOSING = read('listJobs', { query: { own: true, closing: SOON_DAYS, sort: 'deadline', limit: NAMED } });

export const loadAttention = async (): Promise<void> => {
  await Promise.all([settle(loadStats()), settle(load(STANDING)), settle(load(CLOSING))]);
};

/** @param now the instant of loading; its day in India counts as today */
export function useAttention(now: string): Attention {
  const stats = useRead(STATS);
  const standing = useRead(STANDING);
  const closing = useRead(CLOSING);
  // Interviews of a job that Avsar has taken down don't take place; their candidates know.
  const all = standing.ok ? standing.data.body.data.filter(({ takenDown }) => !takenDown).toSorted(soonest) : [];
  // An accepted offer settles what an interview still asks for.
  const unsettled = all.filter(({ hired }) => !hired);
  const ahead = all.filter(({ interviewDateTime }) => !isInterviewOver(interviewDateTime, now));
  const today = dayInIndia(new Date(now));
  return {
    waiting: stats.ok ? stats.data.body.waiting : undefined,
    due: stats.ok ? stats.data.body.due : undefined,
    hired: stats.ok ? stats.data.body.hiredThisWeek : 0,
    interviews: ahead.filter(({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)) === today),
    wishes: unsettled.filter(
      ({ answer, interviewDateTime }) => answer === 'another_time' && !isInterviewOver(interviewDateTime, now),
    ),
    held: unsettled.filter(({ interviewDateTime }) => isInterviewOver(interviewDateTime, now)),
    closing: closing.ok ? { total: closing.data.total, jobs: closing.data.body } : { total: 0, jobs: [] },
  };
}
