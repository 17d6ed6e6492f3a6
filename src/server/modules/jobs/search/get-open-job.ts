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
  /** Where the job is not the recruiter's own company's. */
  postedByCompany: string | null;
  location: string;
  recruiterId: string | null;
  /** In how many days the answer is promised. */
  answerDays: AnswerDays | null;
}

/**
 * The job that somebody applies to, by record id or readable id in any case.
 * Within a transaction nobody closes it before the application is written.
 * @throws NOT_FOUND when the public does not see it, JOB_NOT_OPEN when it is
 * closed or its last day is over, JOB_NOT_YET_OPEN before its first day,
 * NO_APPLICATIONS_HERE when it leads elsewhere or was imported for nobody.
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
