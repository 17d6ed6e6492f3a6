import type { JobMay } from '#contract/jobs.ts';
import { jobRoutes } from '#contract/routes/jobs.ts';
import { letsIn, type Route } from '#contract/routes/route.ts';
import { JOB_STATUSES } from '#contract/vocabularies.ts';
import { keeperRefusal, statusRefusal } from './job-policy.ts';
import type { JobRow } from './jobs.store.ts';
import type { JobKeeper } from './lock-own-job.ts';

/** Returns what a job's recruiter or an administrator may do with it now, by the policies that guard the calls. */
export const jobMay = (
  keeper: JobKeeper,
  job: Pick<JobRow, 'status' | 'recruiterId' | 'deletedAt' | 'forNobody'>,
): JobMay => {
  const may = (route: Pick<Route, 'who'>): boolean =>
    letsIn(route, keeper.kind) && keeperRefusal(keeper, job) === undefined;
  const mayMove = JOB_STATUSES.some((to) => to !== job.status && !statusRefusal(keeper.kind, job, to));
  return {
    edit: may(jobRoutes.updateJob),
    delete: may(jobRoutes.deleteJob),
    setStatus: may(jobRoutes.setJobStatus) && mayMove,
  };
};
