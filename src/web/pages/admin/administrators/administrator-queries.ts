import type { CallOutput } from '#contract/api.ts';
import { read } from '#web/lib/queries.ts';
import { windowIn } from '#web/pages/admin/list/list-address.ts';

export type AdministratorRow = CallOutput<'listAdmins'>[number];
export type InvitationRow = CallOutput<'listAdminInvitations'>[number];

/** The administrators on the page that an address names. */
export const listQuery = (search: URLSearchParams) => read('listAdmins', { query: windowIn(search) });

/** The signed-in administrator: only a Super Admin may change anything. */
export const OWN = read('getAccount', {});

/** Pending invitations. */
export const INVITATIONS = read('listAdminInvitations', { query: { limit: 100 } });
