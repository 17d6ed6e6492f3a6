import type { AccountStatusChange } from '#contract/accounts.ts';
import type { Candidate } from '#contract/candidates.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { changeAccountStatus } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import { findCandidate } from './candidate-rows.store.ts';
import { candidateView } from './candidate-view.ts';

/** Changes the status of a candidate for an administrator; returns the updated candidate. */
export async function setCandidateStatus(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now' | 'pageCache'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, userStatus, reason }: AccountStatusChange & { id: string },
): Promise<Candidate> {
  const candidate = await deps.db.transaction(async (tx) => {
    const change = { accountId: id, kind: 'candidate', status: userStatus, reason, seen: ifMatch } as const;
    const { outcome } = await changeAccountStatus(deps, tx, caller, change);
    const row = await findCandidate(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    const view = candidateView(deps, caller, row, 'admin');
    if (outcome === 'stale') throw new Problem('STALE_VERSION', { current: view });
    return view;
  });
  deps.pageCache.purge(['cards']);
  return candidate;
}
