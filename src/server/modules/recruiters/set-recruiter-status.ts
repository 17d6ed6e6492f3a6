import type { AccountStatusChange } from '#contract/accounts.ts';
import type { Recruiter } from '#contract/recruiters.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { changeAccountStatus } from '#server/modules/accounts/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { Problem } from '#server/problem.ts';
import { findRecruiter } from './recruiter-rows.store.ts';
import { recruiterView } from './recruiter-view.ts';

/** Changes the status of a recruiter for an administrator; returns the updated recruiter. */
export async function setRecruiterStatus(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now' | 'pageCache'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, userStatus, reason }: AccountStatusChange & { id: string },
): Promise<Recruiter> {
  const recruiter = await deps.db.transaction(async (tx) => {
    const change = { accountId: id, kind: 'recruiter', status: userStatus, reason, seen: ifMatch } as const;
    const { outcome } = await changeAccountStatus(deps, tx, caller, change);
    const row = await findRecruiter(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    const view = recruiterView(deps, caller, row, 'admin');
    if (outcome === 'stale') throw new Problem('STALE_VERSION', { current: view });
    return view;
  });
  deps.pageCache.purge(RECRUITER_PAGES);
  return recruiter;
}
