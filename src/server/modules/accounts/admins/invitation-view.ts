import type { AdminInvitation } from '#contract/administrators.ts';
import { roleOf } from './admin-policy.ts';
import type { InvitationRow } from './invitations.store.ts';

/** Returns an open invitation without its link, which is only in the email. */
export const invitationView = (row: InvitationRow): AdminInvitation => {
  const invitedBy = [row.inviter?.firstName, row.inviter?.lastName].filter(Boolean).join(' ');
  return {
    _id: row.id,
    email: row.email ?? '',
    role: roleOf(row.super),
    ...(invitedBy && { invitedBy }),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
};
