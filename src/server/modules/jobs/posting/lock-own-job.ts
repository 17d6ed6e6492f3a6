import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { keeperRefusal } from './job-policy.ts';
import { findJobForUpdate, type JobRow } from './jobs.store.ts';

/** Who may change a job: its recruiter and administrators. */
export type JobKeeper = Member & { kind: 'recruiter' | 'admin' | 'super_admin' };

/** Locks the job until the transaction ends. Other recruiters' jobs look nonexistent. */
export const lockOwnJob = async (executor: Executor, caller: JobKeeper, id: string): Promise<JobRow> => {
  const job = await findJobForUpdate(executor, id);
  if (!job || keeperRefusal(caller, job)) throw new Problem('NOT_FOUND');
  return job;
};
