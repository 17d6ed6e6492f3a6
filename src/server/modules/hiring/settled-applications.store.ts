import { and, eq, exists, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { dayInIndia } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { deleteSome } from '#server/database/delete-some.ts';
import { applications, jobs } from '#server/database/schema/index.ts';

/**
 * Deletes applications, with all related data, that are unchanged since: settled ones, and those for a job that ended
 * before.
 */
export const deleteSettledApplications = (
  executor: Executor,
  before: Date,
  batch: Parameters<typeof deleteSome>[3],
): Promise<number> => {
  const ended = executor
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(eq(jobs.id, applications.jobId), or(isNotNull(jobs.deletedAt), lt(jobs.deadlineEnd, dayInIndia(before)))),
    );
  const isSettled = or(inArray(applications.status, ['rejected', 'withdrawn']), exists(ended));
  return deleteSome(executor, applications, and(lt(applications.updatedAt, before), isSettled), batch);
};
