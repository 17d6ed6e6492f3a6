import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeAccountStatus } from './change-account-status.ts';

interface Restored {
  kind: 'candidate' | 'recruiter';
  id: string;
  from: string;
  /** The bulk change that is taken back. */
  batchId: string;
  /** What the bulk change kept: the reason before, and the version after. */
  detail: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Puts the status of an account back to what it was before a bulk change.
 * @throws Problem ACCOUNT_CHANGED_SINCE when somebody has changed the account since
 */
export async function restoreAccountStatus(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  by: AdminCaller,
  { kind, id, from, batchId, detail }: Restored,
): Promise<void> {
  const status = ACCOUNT_STATUSES.find((one) => one === from);
  if (!status) throw new Error(`${from} is no status of an account.`);
  const reason = typeof detail?.reason === 'string' ? detail.reason : '';
  const change = { accountId: id, kind, status, reason, seen: Number(detail?.version), batchId };
  const { outcome } = await changeAccountStatus(deps, tx, by, change);
  if (outcome === 'stale') throw new Problem('ACCOUNT_CHANGED_SINCE');
}
