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
  /** The bulk change being undone. */
  batchId: string;
  /** Saved by the bulk change: the reason before, and the version after. */
  detail: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Restores the status that an account had before a bulk change.
 * @throws Problem ACCOUNT_CHANGED_SINCE when the account was changed since
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
