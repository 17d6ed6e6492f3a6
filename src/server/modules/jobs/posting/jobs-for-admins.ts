import type { Job } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { jobView } from '../search/job-view.ts';
import { publicPageOf } from './job-policy.ts';
import { findDeletedByAdmin, findJobsEvenDeleted } from './jobs.store.ts';

export interface JobForAdmins {
  /** The full job as its owner reads it. */
  job: Job;
  deleted: boolean;
  /** An administrator has deleted it, not its recruiter. */
  deletedByAdmin: boolean;
  /** An administrator has deleted it by taking back its import. */
  deletedWithImport: boolean;
  /** Its page as visitors can read it now; absent when they cannot. `until`: the last day of that, once it has ended. */
  publicPage?: { until?: string };
  /** Null when the account is gone. */
  recruiterId: string | null;
}

/** Finds jobs in any state by record id, including deleted ones. */
export async function jobsForAdmins(
  executor: Executor,
  caller: AdminCaller,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, JobForAdmins>> {
  const rows = ids.length === 0 ? [] : await findJobsEvenDeleted(executor, ids);
  const deletedIds = rows.flatMap(({ id, deletedAt }) => (deletedAt ? [id] : []));
  const byAdmin = deletedIds.length === 0 ? new Map<string, never>() : await findDeletedByAdmin(executor, deletedIds);
  const today = dayInIndia(now);
  return new Map(
    rows.map((row) => {
      const { id, deletedAt, recruiterId } = row;
      const publicPage = deletedAt ? undefined : publicPageOf(row, today);
      return [
        id,
        {
          job: jobView(row, caller),
          deleted: deletedAt !== null,
          deletedByAdmin: byAdmin.has(id),
          deletedWithImport: byAdmin.get(id)?.withImport ?? false,
          recruiterId,
          ...(publicPage && { publicPage }),
        },
      ];
    }),
  );
}
