import type { AnswerDays } from '#contract/answer-promise.ts';
import type { Job } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type Caller, isAdmin, isCandidate, isRecruiter } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { publicState, takesApplications } from '../posting/job-policy.ts';
import { findJob, findJobForApplying, hasApplied } from '../posting/jobs.store.ts';
import { jobView } from './job-view.ts';

/** An id that no job has. */
const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** Returns one job by record id or readable id, as far as the caller may read it. */
export const getJob = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: string },
): Promise<Job> => {
  const countFor = isAdmin(caller) ? 'everybody' : isRecruiter(caller) ? { recruiterId: caller.accountId } : 'nobody';
  const row = await findJob(db, id, countFor);
  if (row && (isAdmin(caller) || (isRecruiter(caller) && row.recruiterId === caller.accountId)))
    return jobView(row, caller);

  const state = row ? publicState(row, dayInIndia(now())) : 'hidden';
  // Queried even when the job does not exist, so that the response time reveals no more than the response.
  const applied =
    isCandidate(caller) && state !== 'open' && (await hasApplied(db, row?.id ?? NOBODYS, caller.accountId));
  if (!row) throw new Problem('NOT_FOUND');
  // Candidates see the contact while they may apply, and keep seeing it once they applied.
  if (isCandidate(caller) && (state === 'open' || applied)) return jobView(row, 'candidate');
  if (state === 'open' || state === 'ended') return jobView(row, 'public');
  throw new Problem(state === 'gone' ? 'GONE' : 'NOT_FOUND');
};

/**
 * Returns the job that visitors read, open or ended, by record id or readable id.
 * @throws GONE when it was taken down, NOT_FOUND when it was never public
 */
export const getPublicJob = async (
  executor: Executor,
  id: string,
  now: Date,
): Promise<{ id: string; title: string; companyName: string }> => {
  const job = await findJob(executor, id);
  const state = job ? publicState(job, dayInIndia(now)) : 'hidden';
  if (state === 'gone') throw new Problem('GONE');
  if (!job || state === 'hidden') throw new Problem('NOT_FOUND');
  return { id: job.id, title: job.title, companyName: job.companyName };
};

export interface OpenJob {
  id: string;
  jobId: string;
  title: string;
  companyName: string;
  /** Set when the job is for a company other than the recruiter's own. */
  postedByCompany: string | null;
  location: string;
  recruiterId: string | null;
  /** Promised answer time in days. */
  answerDays: AnswerDays | null;
  /** The job as candidates read it. */
  shown: Job;
}

/**
 * Returns the job being applied to, by record id or readable id in any case. Within a transaction, it cannot be closed
 * before the application is written.
 * @throws NOT_FOUND when it is not public, JOB_NOT_OPEN when it is closed or its last day is over, JOB_NOT_YET_OPEN
 *   before its first day, NO_APPLICATIONS_HERE when it has an external address or was imported without a recruiter.
 */
export const getOpenJob = async (executor: Executor, idOrCode: string, now: Date): Promise<OpenJob> => {
  const row = await findJobForApplying(executor, idOrCode);
  const today = dayInIndia(now);
  const state = row ? publicState(row, today) : 'hidden';
  if (!row || state === 'hidden') throw new Problem('JOB_NOT_FOUND');
  if (state !== 'open') throw new Problem('JOB_NOT_OPEN');
  if (row.deadlineStart > today) throw new Problem('JOB_NOT_YET_OPEN');
  if (!takesApplications(row)) throw new Problem('NO_APPLICATIONS_HERE');
  const { id, jobCode, title, companyName, postedByCompany, location, recruiterId, answerDays } = row;
  const shown = jobView(row, 'candidate');
  return { id, jobId: jobCode, title, companyName, postedByCompany, location, recruiterId, answerDays, shown };
};
