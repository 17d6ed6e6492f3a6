import type { Administrator, AdminRoleChange } from '#contract/administrators.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { refuseRole, roleOf } from './admin-policy.ts';
import { adminView } from './admin-view.ts';
import { anotherSuperAdminLives, updateRole } from './admins.store.ts';
import { asSuperAdmin } from './as-super-admin.ts';
import { getAdmin } from './get-admin.ts';
import { deleteInvitationsBy } from './invitations.store.ts';

/**
 * Promotes an administrator to Super Admin, or back to Admin, with a new code. Rights change with the next call; open
 * invitations by somebody who may no longer invite end.
 */
export async function setAdminRole(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, role }: AdminRoleChange & { id: string },
): Promise<Administrator> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const before = await getAdmin(tx, id);
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new Problem('STALE_VERSION', { current: adminView(before) });
    if (roleOf(before.super) === role) return adminView(before);
    const anotherSuperAdmin = await anotherSuperAdminLives(tx, id);
    const refusal = refuseRole({ own: id === caller.accountId, anotherSuperAdmin, role });
    if (refusal) throw new Problem(refusal);

    const at = deps.now();
    await updateRole(tx, id, { role, at });
    if (role === 'Admin') await deleteInvitationsBy(tx, id);
    const after = await getAdmin(tx, id);
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'admin_role_changed',
      subject: { kind: 'admin', id, code: after.userCode },
      from: `${roleOf(before.super)} (${before.userCode})`,
      to: `${role} (${after.userCode})`,
      at,
    });
    const { email: to, userCode } = after;
    await deps.queue.send(tx, 'mail', mailOf('adminRoleChanged', { to, role, userCode }));
    return adminView(after);
  });
}
