import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { newToken, tokenHashOf } from '../secret-tokens.ts';
import { roleOf } from './admin-policy.ts';
import { findOpenInvitation, updateInvitationToken } from './invitations.store.ts';

/**
 * Emails the link of an open invitation, with its token behind the `#`, which is never sent to a server. The message
 * goes straight to `deliver`: the queue keeps its rows, which must not contain a token. Each retry creates a new link;
 * an invitation withdrawn meanwhile is not emailed.
 * @throws when the message was not accepted
 */
export async function sendInvitation(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { id }: QueueJobs['admin-invitation'],
  deliver: (mail: QueueJobs['mail']) => Promise<unknown>,
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
