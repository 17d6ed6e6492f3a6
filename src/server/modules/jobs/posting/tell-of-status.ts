import { factsOf, type JobFacts } from '#contract/shown-facts.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import { isAdmin } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { jobView } from '../search/job-view.ts';
import { isFrozen } from './job-policy.ts';
import type { JobRow } from './jobs.store.ts';
import type { JobKeeper } from './lock-own-job.ts';
import { tellOfEdits } from './tell-of-edit.ts';
import { type StatusChange, type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';

/** Whether a job moves between the statuses that its recruiter sets too; freezing has notices of its own. */
export const isMoved = (from: JobStatus, to: JobStatus): boolean => from !== to && !isFrozen(from) && !isFrozen(to);

/** The facts of a job before and after an edit, as candidates read them. */
export const factsBothWays = (before: JobRow, after: JobRow): { jobWas: JobFacts; jobNow: JobFacts } => ({
  jobWas: factsOf(jobView(before, 'candidate')),
  jobNow: factsOf(jobView(after, 'candidate')),
});

/** The same for its recruiter, who is also told of a status that an administrator has changed. */
export const factsForRecruiter = (before: JobRow, after: JobRow): { jobWas: JobFacts; jobNow: JobFacts } => {
  const { jobWas, jobNow } = factsBothWays(before, after);
  if (!isMoved(before.status, after.status)) return { jobWas, jobNow };
  return { jobWas: { ...jobWas, status: before.status }, jobNow: { ...jobNow, status: after.status } };
};

/**
 * Notifies whom it concerns when somebody sets the status of jobs: of a freeze and its end as `tellOfFreezing`, and the
 * recruiters of any other change by an administrator.
 */
export const tellOfStatus = async (
  deps: TellDeps,
  tx: Transaction,
  by: JobKeeper,
  changes: readonly StatusChange[],
): Promise<void> => {
  await tellOfFreezing(deps, tx, changes);
  if (!isAdmin(by)) return;
  const moved = changes.filter(({ job, to }) => isMoved(job.status, to));
  await tellOfEdits(
    deps,
    tx,
    moved.map(({ job, to, at }) => ({ job, ...factsForRecruiter(job, { ...job, status: to }), at })),
  );
};
