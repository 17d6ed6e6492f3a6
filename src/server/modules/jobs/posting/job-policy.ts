import type { PlainProblemCode } from '#contract/problems.ts';
import type { CallerKind } from '#contract/routes/route.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type AccountStatus, type JobStatus, RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';

/** What decides who may read a job and whether it takes applications. Days are days in Asia/Kolkata. */
export interface JobState {
  status: JobStatus;
  deadlineStart: string;
  deadlineEnd: string;
  /** The last change; for a closed job, the latest moment at which it can have been closed. */
  updatedAt: Date;
  /** Of the account that posted it; nothing when that account is gone. */
  recruiterStatus: AccountStatus | null;
  /** It was imported without a recruiter, and is shown all the same. */
  forNobody: boolean;
}

/** How long the page of a job that has ended says so before it is gone. */
export const DAYS_SHOWN_AFTER_END = 30;

/** Only an administrator moves a job into or out of these. */
const FROZEN: readonly JobStatus[] = ['Block', 'Black List'];
/** Whoever is one of these publishes nothing. */
const SILENCED: readonly AccountStatus[] = ['Block', 'Black List'];

/** Whether an administrator has taken the job from the public. */
export const isFrozen = (status: JobStatus): boolean => FROZEN.includes(status);

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day on which it took applications. A job may be closed before its deadline, or its deadline may pass first. */
const lastDay = (job: JobState): string => {
  const closedOn = dayInIndia(job.updatedAt);
  return job.status === 'Closed' && closedOn < job.deadlineEnd ? closedOn : job.deadlineEnd;
};

/**
 * What a job is to the public: `open` is in the lists (also before its first
 * day), `ended` is read at its own address only, `gone` answers 410, `hidden`
 * looks as if it did not exist.
 */
export const publicState = (job: JobState, today: string): 'open' | 'ended' | 'gone' | 'hidden' => {
  const isKept = job.recruiterStatus === null ? job.forNobody : !SILENCED.includes(job.recruiterStatus);
  if (!isKept) return 'hidden';
  if (job.status !== 'Active' && job.status !== 'Closed') return 'hidden';
  if (job.status === 'Active' && job.deadlineEnd >= today) return 'open';
  return daysAfter(lastDay(job), DAYS_SHOWN_AFTER_END) >= today ? 'ended' : 'gone';
};

/** Whether people apply here: not for a listing that leads elsewhere, or that was imported for nobody. */
export const takesApplications = (job: { applyUrl: string | null; forNobody: boolean }): boolean =>
  job.applyUrl === null && !job.forNobody;

/** Why this recruiter or administrator may change nothing about a job; nothing when they may. */
export const keeperRefusal = (
  keeper: { kind: CallerKind; accountId: string },
  job: { recruiterId: string | null; deletedAt: Date | null },
): PlainProblemCode | undefined => {
  const isTheirs = keeper.kind !== 'recruiter' || job.recruiterId === keeper.accountId;
  // What is not one's own looks as if it did not exist.
  return isTheirs && job.deletedAt === null ? undefined : 'NOT_FOUND';
};

/** Whether a recruiter may give one's own job this status. What an administrator has frozen stays frozen. */
const recruiterMayMove = (from: JobStatus, to: JobStatus): boolean =>
  from === to || (!isFrozen(from) && (RECRUITER_JOB_STATUSES as readonly JobStatus[]).includes(to));

/** Why a job may not get this status from its recruiter or an administrator; nothing when it may. */
export const statusRefusal = (kind: CallerKind, from: JobStatus, to: JobStatus): PlainProblemCode | undefined =>
  kind === 'recruiter' && !recruiterMayMove(from, to) ? 'STATUS_FOR_ADMINS_ONLY' : undefined;
