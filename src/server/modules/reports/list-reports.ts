import type { Reported, ReportQuery } from '#contract/reports.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { readCases } from './read-cases.ts';
import { listQueue } from './report-queue.store.ts';
import { reportedView } from './reported-view.ts';

/** Returns one page of the queue: open cases, oldest first; then decided ones, last decided first. */
export async function listReports(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  query: ReportQuery,
): Promise<Page<Reported>> {
  const { limit: usual, most } = ROUTES.listReports.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { ids, total } = await listQueue(db, query, { limit, offset: (query.page - 1) * limit });
  return { items: (await readCases(db, caller, ids, now())).map(reportedView), total };
}
