import type { Administrator, AdminRoleChange, AdminStatusChange } from '#contract/administrators.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { announce, announceToAdmins } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { lockAdmins } from '../accounts.store.ts';
import { changeAccountStatus } from '../change-account-status.ts';
import { refuseRole, refuseStatus, roleOf } from './admin-policy.ts';
import {
  type AdminRow,
  anotherSuperAdminLives,
  findAdmin,
  isLiveSuperAdmin,
  listAdminRows,
  updateRole,
} from './admins.store.ts';
import { deleteInvitationsBy } from './invitations.store.ts';

/** Returns an administrator as shown to other administrators. */
export const adminView = (row: AdminRow): Administrator => ({
  _id: row.id,
  email: row.email,
  userCode: row.userCode,
  firstName: row.firstName,
  lastName: row.lastName,
  userType: roleOf(row.super),
  userStatus: row.status,
  ...(row.statusReason && { statusReason: row.statusReason }),
  createdAt: row.createdAt.toISOString(),
  ...(row.lastSignInAt && { lastSignInAt: row.lastSignInAt.toISOString() }),
  secondFactor: { on: row.secondFactorOn, required: row.secondFactorRequired },
  version: row.version,
});

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

/** @throws NOT_FOUND when there is no such administrator */
export const getAdmin = async (executor: Executor, id: string): Promise<AdminRow> => {
  const row = await findAdmin(executor, id);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

const PAGE = 20;
const MOST = 100;

/** Lists the administrators, the caller first. */
export async function listAdmins(
  { db }: Pick<Deps, 'db'>,
  { accountId }: AdminCaller,
  { page, limit = PAGE }: { page: number; limit?: number | undefined },
): Promise<Page<Administrator>> {
  const { items, total } = await listAdminRows(db, { own: accountId, page, limit: Math.min(limit, MOST) });
  return { items: items.map(adminView), total };
}

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
    await announce(tx, [id], ['accounts']);
    await announceToAdmins(tx, ['administration']);
    return adminView(after);
  });
}

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
