import { RETENTION_KINDS, type RetentionKind } from '#contract/retention.ts';
import { portalFor } from '#server/caller.ts';
import { claimFirstRetention } from '#server/database/retention-mark.ts';
import type { Deps } from '#server/deps.ts';
import { findAccountsToDelete, warnIdleAccounts } from '#server/modules/accounts/public.ts';
import { deleteAccount } from './delete-own-account.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** 3:10 in the morning in India; the queue counts in UTC. */
export const RETENTION_AT = '40 21 * * *';

/** Daily limit per kind: a portal that starts with retention deletes in steps. */
const MOST = 50_000;

const monthsBefore = (moment: Date, months: number): Date => {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

/**
 * Deletes data older than `settings.retention` allows, and warns, later deletes, unused accounts. The first run on a
 * portal deletes nothing: it logs what the next one will.
 */
export async function applyRetention(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'pageCache' | 'queue' | 'settings'>,
): Promise<void> {
  const { db, log, now, settings } = deps;
  const at = now();
  // Object.fromEntries loses the type of its keys.
  const before = Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, monthsBefore(at, settings.retention[kind])]),
  ) as Record<RetentionKind, Date>;
  const dry = await claimFirstRetention(db, at);
  const counts: Partial<Record<RetentionKind, number>> = {};
  for (const { forgetOld } of PERSONAL_DATA) Object.assign(counts, await forgetOld?.(db, { before, most: MOST, dry }));
  await warnIdleAccounts(deps, before.idleAccounts);
  if (dry) {
    log.warn({ wouldDelete: counts }, 'What is older than RETENTION keeps it is deleted from tomorrow on.');
    return;
  }
  let idleAccounts = 0;
  for (const { id: accountId, kind, userCode, ...contact } of await findAccountsToDelete(deps)) {
    if (kind === 'admin') continue;
    if (await deleteAccount(deps, portalFor({ kind, accountId, userCode }), contact)) idleAccounts += 1;
  }
  log.info({ deleted: { ...counts, idleAccounts } }, 'Deleted what is older than RETENTION keeps it.');
}
