import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { keeperRefusal } from './job-policy.ts';
import { findJobForUpdate, type JobRow } from './jobs.store.ts';

/** Who may change a job: its recruiter and administrators. */
export type JobKeeper = Member & { kind: 'recruiter' | 'admin' | 'super_admin' };

/** The job, held until the transaction ends. What is not one's own looks as if it did not exist. */
export const lockOwnJob = async (executor: Executor, caller: JobKeeper, id: string): Promise<JobRow> => {
  const job = await findJobForUpdate(executor, id);
  if (!job || keeperRefusal(caller, job)) throw new Problem('NOT_FOUND');
  return job;
};
