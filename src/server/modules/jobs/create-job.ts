import type { Job, JobPosting } from '#contract/jobs.ts';
import { dayInIndia, SENTENCES } from '#contract/rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertCompanyNameFree, getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { columnsOf } from './job-columns.ts';
import { deadlineProblem } from './job-policy.ts';
import { jobView } from './job-view.ts';
import { findJob, insertJob } from './jobs.store.ts';

/** Posts a job under the caller's own identity. */
export const createJob = async (
  { db, now, sharedPages }: Pick<Deps, 'db' | 'now' | 'sharedPages'>,
  caller: RecruiterCaller,
  posting: JobPosting,
): Promise<Job> => {
  const postedAt = now();
  const past = deadlineProblem(posting.applicationDeadline.end, dayInIndia(postedAt));
  if (past) throw invalid('applicationDeadline.end', past);

  const job = await db.transaction(async (tx) => {
    const recruiter = await getRecruiterForJob(tx, caller.accountId);
    const companyName = posting.companyName ?? recruiter.companyName;
    if (companyName === '') throw invalid('companyName', SENTENCES.required);
    await assertCompanyNameFree(tx, companyName, { except: caller.accountId });
    const id = await insertJob(tx, {
      ...columnsOf(posting),
      title: posting.title,
      companyName,
      location: posting.location,
      workMode: posting.workMode,
      employmentType: posting.employmentType,
      deadlineStart: posting.applicationDeadline.start,
      deadlineEnd: posting.applicationDeadline.end,
      recruiterId: caller.accountId,
      createdAt: postedAt,
      updatedAt: postedAt,
    });
    return findJob(tx, id, 'everybody');
  });
  sharedPages.clear();
  if (!job) throw new Problem('NOT_FOUND');
  return jobView(job, 'owner');
};
