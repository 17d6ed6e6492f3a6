import type { DismissedListing } from '#contract/fit.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { readOpenJobs } from '#server/modules/jobs/public.ts';
import { findDismissedPage } from './dismissed.store.ts';
import type { FitDeps } from './fit-deps.ts';

/**
 * Returns one page of the jobs that the candidate dismissed, newest first. A job that is no longer open, or is deleted,
 * is marked as closed.
 */
export async function dismissedJobs(
  deps: Pick<FitDeps, 'db' | 'now'>,
  { accountId }: CandidateCaller,
  { page, limit: asked }: { page: number; limit?: number | undefined },
): Promise<Page<DismissedListing>> {
  const { limit: usual, most } = ROUTES.dismissedJobs.paged;
  const limit = Math.min(asked ?? usual, most);
  const { items, total } = await findDismissedPage(deps.db, accountId, { limit, offset: (page - 1) * limit });
  const open = await readOpenJobs(
    deps,
    items.map(({ job }) => job._id),
  );
  const cards = new Map(open.map((job) => [job._id, job]));
  return {
    items: items.map(({ job, reason, at }): DismissedListing => {
      const dismissal = { reason, dismissedAt: at.toISOString() };
      const card = cards.get(job._id);
      return card ? { ...dismissal, closed: false, job: card } : { ...dismissal, closed: true, job };
    }),
    total,
  };
}
