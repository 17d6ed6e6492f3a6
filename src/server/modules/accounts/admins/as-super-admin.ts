import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { lockAdmins } from '../accounts.store.ts';
import { isLiveSuperAdmin } from './admins.store.ts';

/**
 * Runs an action for Super Admins only, serialized: when two demote each other concurrently, the second is no longer
 * allowed to. So one always remains.
 * @throws FORBIDDEN when the caller has lost the role since the call was admitted
 */
export async function asSuperAdmin<T>(
  { db }: Pick<Deps, 'db'>,
  caller: AdminCaller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    if (!(await isLiveSuperAdmin(tx, caller.accountId))) throw new Problem('FORBIDDEN');
    return work(tx);
  });
}
