import type { AnswerDays } from '#contract/answer-promise.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { publicState, takesApplications } from '../posting/job-policy.ts';
import { findJobForApplying } from '../posting/jobs.store.ts';

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
  return { id, jobId: jobCode, title, companyName, postedByCompany, location, recruiterId, answerDays };
};
