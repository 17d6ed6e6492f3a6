import type { Recruiter, RecruiterQuery } from '#contract/recruiters.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import { type Caller, isAdmin, isRecruiter } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { listRecruiterRows } from './recruiter-rows.store.ts';
import { recruiterView } from './recruiter-view.ts';

/**
 * Lists the companies of active recruiters, with the caller's own row first and in full; for administrators everybody
 * in full.
 */
export async function listRecruiters(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Caller,
  query: RecruiterQuery,
): Promise<Page<Recruiter>> {
  const { limit: usual, most } = ROUTES.listRecruiters.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const window = { limit, offset: (query.page - 1) * limit };
  if (isAdmin(caller)) {
    const { items, total } = await listRecruiterRows(deps.db, { sees: 'everybody' }, query, window);
    return { items: items.map((row) => recruiterView(deps, caller, row, 'admin')), total };
  }
  const self = isRecruiter(caller) ? caller.accountId : undefined;
  const viewer = { sees: 'companies', ...(self && { self }) } as const;
  const { items, total } = await listRecruiterRows(deps.db, viewer, query, window);
  return {
    items: items.map((row) => recruiterView(deps, caller, row, row.id === self ? 'self' : 'company')),
    total,
  };
}
