import type { Job } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { listOpenJobs } from './job-lists.store.ts';
import { jobView } from './job-view.ts';

/**
 * Returns those of these jobs that are open, as the public reads them, by record id or readable id and in that order.
 */
export const readOpenJobs = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  idsOrCodes: readonly string[],
): Promise<Job[]> => {
  const instant = now();
  const rows = await listOpenJobs(db, idsOrCodes, { now: instant, today: dayInIndia(instant) });
  const byName = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.jobCode, row] as const]));
  const wanted = new Set(
    idsOrCodes.flatMap((id) => byName.get(id.toLowerCase()) ?? byName.get(id.toUpperCase()) ?? []),
  );
  return [...wanted].map((row) => jobView(row, 'public'));
};
