import type { AdminInvitation, AdminInvitationForm } from '#contract/administrators.ts';
import type { Page } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { type Deliver, mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { newToken, tokenHashOf } from '../secret-tokens.ts';
import { INVITATION_VALID_FOR, roleOf } from './admin-policy.ts';
import { isAdminAddress } from './admins.store.ts';
import { asSuperAdmin } from './admins.ts';
import {
  deleteOpenInvitation,
  findOpenInvitation,
  type InvitationRow,
  insertInvitation,
  isInvited,
  listOpenInvitations,
  updateInvitationToken,
} from './invitations.store.ts';

/** Returns an open invitation without its link, which is only in the email. */
const invitationView = (row: InvitationRow): AdminInvitation => {
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

const PAGE = 20;
const MOST = 100;

/** Lists valid invitations, newest first. */
export async function listInvitations(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { page, limit = PAGE }: { page: number; limit?: number | undefined },
): Promise<Page<AdminInvitation>> {
  const { items, total } = await listOpenInvitations(db, { now: now(), page, limit: Math.min(limit, MOST) });
  return { items: items.map(invitationView), total };
}

/**
 * Emails the link of an open invitation, with its token behind the `#`, which is never sent to a server. The message
 * goes straight to `deliver`: the queue keeps its rows, which must not contain a token. Each retry creates a new link;
 * an invitation withdrawn meanwhile is not emailed.
 * @throws when the message was not accepted
 */
export async function sendInvitation(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { id }: QueueJobs['admin-invitation'],
  deliver: Deliver,
): Promise<void> {
  const token = newToken();
  const invitation = await findOpenInvitation(db, { id, now: now() });
  if (!invitation?.email) return;
  if (!(await updateInvitationToken(db, { id, tokenHash: tokenHashOf(token), now: now() }))) return;
  const inviter = [invitation.inviter?.firstName, invitation.inviter?.lastName].filter(Boolean).join(' ');
  const { publicUrl } = settings;
  const role = roleOf(invitation.super);
  await deliver(mailOf('adminInvited', { to: invitation.email, publicUrl, inviter, role, token }));
}

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

/**
 * Withdraws an open invitation and invalidates its link.
 * @throws INVITATION_OVER when it was used or withdrawn before, or has expired
 */
export async function withdrawInvitation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const at = deps.now();
    const withdrawn = await deleteOpenInvitation(tx, { id, now: at });
    if (!withdrawn) throw new Problem('INVITATION_OVER');
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'admin_invitation_withdrawn',
      subject: { kind: 'invitation', id, code: '' },
      from: roleOf(withdrawn.super),
      at,
    });
    return { message: answerTexts.invitationWithdrawn };
  });
}
