import type { PlainProblemCode } from '#contract/problems.ts';
import type { CallerKind } from '#contract/routes/route.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type AccountStatus, type JobStatus, RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';

/** The data that decides who may read a job and whether it takes applications. Days are in Asia/Kolkata. */
export interface JobState {
  status: JobStatus;
  deadlineStart: string;
  deadlineEnd: string;
  /** Last change; for a closed job, the latest possible time of closing. */
  updatedAt: Date;
  /** Status of the account that posted it; null when that account is gone. */
  recruiterStatus: AccountStatus | null;
  /** Imported without a recruiter and shown all the same. */
  forNobody: boolean;
}

/** How long the page of an ended job stays readable. */
export const DAYS_SHOWN_AFTER_END = 30;

/** Statuses that only an administrator sets or clears. */
const FROZEN: readonly JobStatus[] = ['Block', 'Black List'];
/** Account statuses that may not publish. */
const SILENCED = ['Block', 'Black List'] as const satisfies readonly AccountStatus[];

/** Returns whether an administrator has hidden the job from the public. */
export const isFrozen = (status: JobStatus): boolean => FROZEN.includes(status);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Last day on which the job took applications: the day it was closed or its deadline, whichever came first. */
const lastDay = (job: JobState): string => {
  const closedOn = dayInIndia(job.updatedAt);
  return job.status === 'Closed' && closedOn < job.deadlineEnd ? closedOn : job.deadlineEnd;
};

/** Returns the status of the recruiter's account where it hides all of their jobs. */
export const silencedBy = ({ recruiterStatus }: Pick<JobState, 'recruiterStatus'>) =>
  SILENCED.find((status) => status === recruiterStatus);

/**
 * Returns a job's public state: `open` is listed (also before its first day), `ended` is readable at its own address
 * only, `gone` answers 410, `hidden` looks nonexistent.
 */
export const publicState = (job: JobState, today: string): 'open' | 'ended' | 'gone' | 'hidden' => {
  // Of a recruiter who has left, the closed jobs stay readable like any other.
  const isKept = job.recruiterStatus === null ? job.forNobody || job.status === 'Closed' : !silencedBy(job);
  if (!isKept) return 'hidden';
  if (job.status !== 'Active' && job.status !== 'Closed') return 'hidden';
  if (job.status === 'Active' && job.deadlineEnd >= today) return 'open';
  return daysAfter(lastDay(job), DAYS_SHOWN_AFTER_END) >= today ? 'ended' : 'gone';
};

/**
 * Returns what visitors can read of a job: its page, until which day once it has ended, or undefined for no page.
 */
export const publicPageOf = (job: JobState, today: string): { until?: string } | undefined => {
  const state = publicState(job, today);
  if (state === 'open') return {};
  return state === 'ended' ? { until: daysAfter(lastDay(job), DAYS_SHOWN_AFTER_END) } : undefined;
};

/**
 * Returns whether people apply here: not for a listing with an external address or one imported without a recruiter.
 */
export const takesApplications = (job: { applyUrl: string | null; forNobody: boolean }): boolean =>
  job.applyUrl === null && !job.forNobody;

/** Returns why this recruiter or administrator may not change a job; undefined when they may. */
export const keeperRefusal = (
  keeper: { kind: CallerKind; accountId: string },
  job: { recruiterId: string | null; deletedAt: Date | null },
): PlainProblemCode | undefined => {
  const isTheirs = keeper.kind !== 'recruiter' || job.recruiterId === keeper.accountId;
  // Other recruiters' jobs look nonexistent.
  return isTheirs && job.deletedAt === null ? undefined : 'NOT_FOUND';
};

/** Whether a recruiter may give their own job this status. A job frozen by an administrator stays frozen. */
const recruiterMayMove = (from: JobStatus, to: JobStatus): boolean =>
  from === to || (!isFrozen(from) && (RECRUITER_JOB_STATUSES as readonly JobStatus[]).includes(to));

/** Whether the job had a recruiter whose account is deleted. */
export const hasLostRecruiter = (job: { recruiterId: string | null; forNobody: boolean }): boolean =>
  job.recruiterId === null && !job.forNobody;

/**
 * Returns why a recruiter or an administrator may not give a job this status; undefined when they may. A job whose
 * recruiter has left is not opened again, because nobody would read its applications.
 */
export const statusRefusal = (
  kind: CallerKind,
  job: { status: JobStatus; recruiterId: string | null; forNobody: boolean },
  to: JobStatus,
): PlainProblemCode | undefined => {
  if (kind === 'recruiter' && !recruiterMayMove(job.status, to)) return 'STATUS_FOR_ADMINS_ONLY';
  return job.status !== to && to === 'Active' && hasLostRecruiter(job) ? 'RECRUITER_LEFT' : undefined;
};
