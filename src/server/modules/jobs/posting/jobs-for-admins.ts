import type { Job } from '#contract/jobs.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { jobView } from '../search/job-view.ts';
import { findDeletedByAdmin, findJobsEvenDeleted } from './jobs.store.ts';

export interface JobForAdmins {
  /** The full job as its owner reads it. */
  job: Job;
  deleted: boolean;
  /** An administrator has deleted it, not its recruiter. */
  deletedByAdmin: boolean;
  /** Null when the account is gone. */
  recruiterId: string | null;
}

/** Finds jobs in any state by record id, including deleted ones. */
export async function jobsForAdmins(
  executor: Executor,
  caller: AdminCaller,
  ids: readonly string[],
): Promise<Map<string, JobForAdmins>> {
  const rows = ids.length === 0 ? [] : await findJobsEvenDeleted(executor, ids);
  const deleted = rows.flatMap(({ id, deletedAt }) => (deletedAt ? [id] : []));
  const byAdmin = deleted.length === 0 ? new Set() : await findDeletedByAdmin(executor, deleted);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        job: jobView(row, caller),
        deleted: row.deletedAt !== null,
        deletedByAdmin: byAdmin.has(row.id),
        recruiterId: row.recruiterId,
      },
    ]),
  );
}
