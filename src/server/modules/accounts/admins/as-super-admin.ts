import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { lockAdmins } from '../accounts.store.ts';
import { isLiveSuperAdmin } from './admins.store.ts';

/**
 * Does something that only a Super Admin may, one after the other: of two who
 * demote each other at once the second finds that they are none any more. So
 * one always remains.
 * @throws FORBIDDEN when the caller has ceased to be one since their call was let in
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
