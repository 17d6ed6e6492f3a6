import type { CallOutput } from '#contract/api.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { pageIn } from '#web/pages/admin/list/list-address.ts';

export type AdministratorRow = CallOutput<'listAdmins'>[number];
export type InvitationRow = CallOutput<'listAdminInvitations'>[number];

export interface AdministratorList {
  rows: readonly AdministratorRow[];
  found: number;
  /** Who looks: only a Super Admin may change anything. */
  own: { id: string; isSuper: boolean };
  /** The open invitations, for a Super Admin. */
  invitations: LoadResult<InvitationRow[]> | undefined;
  now: string;
}

/** The administrators on the page that the address names, and who is invited. */
export async function loadAdministrators(search: URLSearchParams): Promise<AdministratorList> {
  const [{ body: rows, total: found }, account] = await Promise.all([
    callWithTotal('listAdmins', { query: pageIn(search) }),
    call('getAccount', {}),
  ]);
  const isSuper = account.userType === 'Super Admin';
  return {
    rows,
    found,
    own: { id: account._id, isSuper },
    invitations: isSuper ? await settle(call('listAdminInvitations', { query: { limit: 100 } })) : undefined,
    now: new Date().toISOString(),
  };
}
