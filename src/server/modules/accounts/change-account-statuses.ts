import type { AccountsStatusChange, BulkChanged } from '#contract/bulk.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { changeMany } from '#server/modules/bulk/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { changeAccountStatus } from './change-account-status.ts';

/** Gives many accounts of one kind a status, each with all consequences. */
export async function changeAccountStatuses(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now' | 'pageCache'>,
  caller: AdminCaller,
  { kind, ids, userStatus: status, reason }: AccountsStatusChange & { kind: 'candidate' | 'recruiter' },
): Promise<BulkChanged> {
  const many = { ids, actorId: caller.accountId, subjectKind: kind, toValue: status };
  const answer = await changeMany(deps, many, async (tx, accountId, batchId) => {
    const change = { accountId, kind, status, reason, seen: undefined, batchId };
    const done = await changeAccountStatus(deps, tx, caller, change);
    if (done.outcome !== 'changed') return undefined;
    const { before } = done;
    return { from: before.status, detail: { reason: before.reason, version: before.version + 1 } };
  });
  if (answer.changed.length > 0) deps.pageCache.purge(kind === 'candidate' ? ['cards'] : RECRUITER_PAGES);
  return answer;
}
