import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { newToken, tokenHashOf } from '../secret-tokens.ts';
import { roleOf } from './admin-policy.ts';
import { findOpenInvitation, updateInvitationToken } from './invitations.store.ts';

/**
 * Mails the link of an open invitation, its token behind the `#`, which no
 * server sees. The message goes straight to `deliver`: the queue keeps its
 * rows, and a token must not stand there. What fails is tried again with a
 * link of its own; one that was withdrawn meanwhile is not mailed.
 * @throws when the message was not taken
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
