import type { AdminCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { jobsForAdmins } from '#server/modules/jobs/public.ts';
import { findNewestJobs, findRecruiterHistories } from './recruiter-history.store.ts';
import { findDecisions, findReports, findSigns } from './report-cases.store.ts';
import type { ReportCase } from './reported-job-view.ts';

/** Returns everything about the jobs, in the order of their ids. */
export const readCases = async (
  executor: Executor,
  caller: AdminCaller,
  jobIds: readonly string[],
): Promise<ReportCase[]> => {
  if (jobIds.length === 0) return [];
  const jobs = await jobsForAdmins(executor, caller, jobIds);
  const owners = [...new Set([...jobs.values()].flatMap(({ recruiterId }) => recruiterId ?? []))];
  // Sequential, since a transaction has only one connection.
  const reports = await findReports(executor, jobIds);
  const signs = await findSigns(executor, jobIds);
  const decisions = await findDecisions(executor, jobIds);
  const histories = await findRecruiterHistories(executor, owners);
  const newest = await findNewestJobs(executor, owners);
  return jobIds.flatMap((jobId) => {
    const reported = jobs.get(jobId);
    if (!reported) return [];
    const own = <T extends { jobId: string }>(rows: readonly T[]) => rows.filter((row) => row.jobId === jobId);
    return {
      reports: own(reports),
      signs: own(signs),
      decisions: own(decisions),
      reported,
      recruiter: histories.find(({ id }) => id === reported.recruiterId),
      newestJobs: newest.filter(({ recruiterId }) => recruiterId === reported.recruiterId),
    };
  });
};
