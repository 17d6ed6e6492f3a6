import type { Transaction } from '#server/database/client.ts';
import { lockAccount, updateIdentity } from './accounts.store.ts';
import { clearSecondFactor } from './second-factor.store.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/**
 * Removes the second factor of an administrator's account and ends all its sessions.
 * @returns false when there was none and nothing changed
 */
export async function dropSecondFactor(tx: Transaction, accountId: string, at: Date): Promise<boolean> {
  await lockAccount(tx, 'admin', accountId);
  if (!(await clearSecondFactor(tx, accountId, at))) return false;
  await updateIdentity(tx, accountId, { at });
  await deleteSessionsOf(tx, accountId);
  return true;
}
