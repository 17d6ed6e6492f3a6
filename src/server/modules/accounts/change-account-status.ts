import type { AccountsStatusChange, BulkChanged } from '#contract/bulk.ts';
import { ACCOUNT_STATUSES, type AccountKind, type AccountStatus, isShutOut } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { changeMany } from '#server/modules/bulk/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { Problem } from '#server/problem.ts';
import { lockAccount, updateStatus } from './accounts.store.ts';
import { deleteBlockedIdentities, insertBlockedIdentities } from './blocked-identities.store.ts';
import { identityHash } from './identity-hash.ts';
import { deleteSessionsOf } from './sessions.store.ts';

export interface StatusChange {
  accountId: string;
  kind: AccountKind;
  status: AccountStatus;
  /** The reason; stored and shown to the person only while they are blocked. */
  reason: string;
  /** The version the administrator has seen, if known. */
  seen: number | undefined;
  /** The bulk change it belongs to. */
  batchId?: string;
}

/** `stale`: the account was changed since `seen`. `same`: it had this status already. */
export type StatusOutcome =
  | { outcome: 'stale' | 'same' }
  | { outcome: 'changed'; before: { status: AccountStatus; reason: string | null; version: number } };

/**
 * Changes the status of an account with all consequences. Setting the same status again changes nothing and emails
 * nobody.
 * @throws Problem NOT_FOUND when there is no such account of this kind
 */
export async function changeAccountStatus(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  by: AdminCaller,
  { accountId, kind, status, reason, seen, batchId }: StatusChange,
): Promise<StatusOutcome> {
  const account = await lockAccount(tx, kind, accountId);
  if (!account) throw new Problem('NOT_FOUND');
  if (seen !== undefined && seen !== account.version) return { outcome: 'stale' };
  const kept = isShutOut(status) ? reason : null;
  if (account.status === status && account.statusReason === kept) return { outcome: 'same' };

  const at = deps.now();
  await updateStatus(tx, accountId, { status, reason: kept, at });
  if (isShutOut(status)) await deleteSessionsOf(tx, accountId);
  await deleteBlockedIdentities(tx, accountId);
  if (status === 'Black List') {
    await insertBlockedIdentities(tx, accountId, {
      email: identityHash(deps, 'email', account.email),
      phone: account.phone ? identityHash(deps, 'phone', account.phone) : undefined,
    });
  }
  await recordAudit(tx, {
    actor: { id: by.accountId, kind: 'admin', code: by.userCode },
    action: 'account_status_changed',
    subject: { kind, id: accountId, code: account.userCode },
    from: account.status,
    to: status,
    reason,
    ...(batchId && { batchId }),
    at,
  });
  // A recruiter's jobs disappear and return with the account.
  if (kind === 'recruiter' && isShutOut(status) !== isShutOut(account.status))
    await deps.queue.send(tx, 'tell-of-taken-down', { recruiterId: accountId });
  const { email: to } = account;
  const { publicUrl } = deps.settings;
  const mail = isShutOut(status)
    ? mailOf('accountBlocked', { to, publicUrl, kind, reason: kept })
    : mailOf('accountStatusChanged', { to, publicUrl, kind, status, wasBlocked: isShutOut(account.status) });
  await deps.queue.send(tx, 'mail', mail);
  const { statusReason, version } = account;
  return { outcome: 'changed', before: { status: account.status, reason: statusReason, version } };
}

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
