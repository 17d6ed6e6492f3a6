import { deadlineProblem } from '#contract/job-rules.ts';
import type { Job, JobPosting } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertCompanyNameFree, getRecruiterForJob, nameCompany } from '#server/modules/recruiters/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { columnsOf } from '../search/job-columns.ts';
import { jobView } from '../search/job-view.ts';
import { hasTwin } from './jobs.store.ts';
import { tellOfJobPages } from './tell-of-job-pages.ts';
import { writeJobs } from './write-jobs.ts';

/** Posting the same job again within this time counts as a double click. */
const TWIN_MS = 60_000;

/**
 * Posts a job under the caller's own identity; an identical job within a minute fails with ALREADY_POSTED. A recruiter
 * without a company name posts for their own company, and the profile takes its name.
 */
export const createJob = async (
  { db, now, pageCache, queue }: Pick<Deps, 'db' | 'now' | 'pageCache' | 'queue'>,
  caller: RecruiterCaller,
  posting: JobPosting,
): Promise<Job> => {
  const postedAt = now();
  const past = deadlineProblem(posting.applicationDeadline.end, dayInIndia(postedAt));
  if (past) throw invalid('applicationDeadline.end', past);

  const job = await db.transaction(async (tx) => {
    const recruiter = await getRecruiterForJob(tx, caller.accountId);
    const companyName = posting.companyName ?? recruiter.companyName;
    if (companyName === '') throw invalid('companyName', 'required');
    await assertCompanyNameFree(tx, companyName, { except: caller.accountId });
    if (recruiter.companyName === '') await nameCompany(tx, caller.accountId, companyName, postedAt);
    const posted = {
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
    };
    if (await hasTwin(tx, posted, new Date(postedAt.getTime() - TWIN_MS))) throw new Problem('ALREADY_POSTED');
    const [written] = await writeJobs(tx, { add: [posted] });
    if (!written) throw new Problem('NOT_FOUND');
    if (written.companyVerified) await queue.send(tx, 'tell-followers', { jobId: written.id });
    return jobView(written, caller);
  });
  tellOfJobPages(pageCache, [job._id], job.jobStatus);
  return job;
};
