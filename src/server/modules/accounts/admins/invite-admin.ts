import type { AdminInvitation, AdminInvitationForm } from '#contract/administrators.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { newToken, tokenHashOf } from '../secret-tokens.ts';
import { INVITATION_VALID_FOR } from './admin-policy.ts';
import { isAdminAddress } from './admins.store.ts';
import { asSuperAdmin } from './as-super-admin.ts';
import { invitationView } from './invitation-view.ts';
import { findOpenInvitation, insertInvitation, isInvited } from './invitations.store.ts';

/**
 * Invites the holder of an email address to become administrator. The link is created when it is emailed, so that it
 * exists only in the email. One invitation per address at a time: of twenty concurrent requests only one creates it.
 */
export async function inviteAdmin(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  caller: AdminCaller,
  { email, role }: AdminInvitationForm,
): Promise<AdminInvitation> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const now = deps.now();
    if (await isAdminAddress(tx, email)) throw new Problem('EMAIL_OF_ADMIN', { at: 'email' });
    if (await isInvited(tx, { email, now })) throw new Problem('ADMIN_ALREADY_INVITED', { at: 'email' });
    const id = await insertInvitation(tx, {
      // Placeholder known to nobody: the emailing job creates the actual link.
      tokenHash: tokenHashOf(newToken()),
      email,
      super: role === 'Super Admin',
      createdBy: caller.accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_VALID_FOR),
    });
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'admin_invited',
      subject: { kind: 'invitation', id, code: '' },
      to: role,
      at: now,
    });
    await deps.queue.send(tx, 'admin-invitation', { id });
    const row = await findOpenInvitation(tx, { id, now });
    if (!row) throw new Error('The invitation is not there.');
    return invitationView(row);
  });
}
