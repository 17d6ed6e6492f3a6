import type { Administrator, AdminStatusChange } from '#contract/administrators.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { changeAccountStatus } from '../change-account-status.ts';
import { refuseStatus } from './admin-policy.ts';
import { adminView } from './admin-view.ts';
import { anotherSuperAdminLives } from './admins.store.ts';
import { asSuperAdmin } from './as-super-admin.ts';
import { getAdmin } from './get-admin.ts';
import { deleteInvitationsBy } from './invitations.store.ts';

/**
 * Deactivates (`Block`) or activates an administrator. Deactivating ends sessions and open invitations in the same
 * transaction.
 */
export async function setAdminStatus(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, userStatus, reason }: AdminStatusChange & { id: string },
): Promise<Administrator> {
  return asSuperAdmin(deps, caller, async (tx) => {
    await getAdmin(tx, id);
    const anotherSuperAdmin = await anotherSuperAdminLives(tx, id);
    const refusal = refuseStatus({ own: id === caller.accountId, anotherSuperAdmin, status: userStatus });
    if (refusal) throw new Problem(refusal);
    const change = { accountId: id, kind: 'admin', status: userStatus, reason, seen: ifMatch } as const;
    const { outcome } = await changeAccountStatus(deps, tx, caller, change);
    if (isShutOut(userStatus)) await deleteInvitationsBy(tx, id);
    const view = adminView(await getAdmin(tx, id));
    if (outcome === 'stale') throw new Problem('STALE_VERSION', { current: view });
    return view;
  });
}
