import { isShutOut } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { RESET_LINK_VALID_FOR } from './account-policy.ts';
import { findAccountByEmail } from './accounts.store.ts';
import { insertResetToken } from './reset-tokens.store.ts';
import { newToken, tokenHashOf } from './secret-tokens.ts';

/**
 * Emails a link for a new password: single-use, 30 minutes, its token behind the `#`, which is never sent to a server.
 * Unknown and blocked accounts get none. The message goes straight to `deliver`: the queue keeps its rows, which must
 * not contain a token. Each retry creates a new link.
 * @param wanted the address as `normalEmail` writes it
 * @throws when the message was not accepted
 */
export async function sendResetLink(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { kind, email }: QueueJobs['reset-link'],
  deliver: (mail: QueueJobs['mail']) => Promise<unknown>,
): Promise<void> {
  const account = await findAccountByEmail(db, kind, email);
  if (!account || isShutOut(account.status)) return;
  const token = newToken();
  const createdAt = now();
  await insertResetToken(db, {
    tokenHash: tokenHashOf(token),
    accountId: account.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + RESET_LINK_VALID_FOR),
  });
  await deliver(mailOf('passwordLink', { to: account.email, publicUrl: settings.publicUrl, kind, token }));
}
