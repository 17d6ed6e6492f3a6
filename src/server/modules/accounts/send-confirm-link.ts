import { isShutOut } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { CONFIRM_LINK_VALID_FOR } from './account-policy.ts';
import { findAccountByEmail } from './accounts.store.ts';
import { findBlockedIdentities } from './blocked-identities.store.ts';
import { deleteConfirmTokens, insertConfirmToken } from './confirm-links.store.ts';
import { findAccountById } from './emails.store.ts';
import { identityHash } from './identity-hash.ts';
import { newToken, tokenHashOf } from './secret-tokens.ts';

/**
 * Mails a link by which an address is confirmed: single-use, 24 hours, its token
 * behind the `#`. The latest link of an account is the one that works. Until an
 * address is confirmed it may be a stranger's, so no name that was typed goes there. An address
 * that has an account of that kind already is told so instead; who asked reads
 * the same either way. As with the link for a new password, the message goes
 * straight to `deliver`, and the queue never holds the token.
 * @throws when the message was not taken
 */
export async function sendConfirmLink(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { accountId, email, askedAt, welcome }: QueueJobs['confirm-link'],
  deliver: (mail: QueueJobs['mail']) => Promise<unknown>,
): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (!account || isShutOut(account.status)) return;
  // A new password takes back what was asked for under the old one.
  if (account.passwordChangedAt && account.passwordChangedAt > new Date(askedAt)) return;
  const present = email === account.email;
  if (present && account.emailConfirmedAt) return;
  const token = newToken();
  const createdAt = now();
  await db.transaction(async (tx) => {
    await deleteConfirmTokens(tx, accountId);
    await insertConfirmToken(tx, {
      tokenHash: tokenHashOf(token),
      accountId,
      email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CONFIRM_LINK_VALID_FOR),
    });
  });
  // Only now: what waits for its confirmation can be read in the account, and must look the same for every address.
  if (!present) {
    const blocked = await findBlockedIdentities(db, { email: identityHash({ settings }, 'email', email) });
    if (blocked.size > 0) return;
    if (await findAccountByEmail(db, account.kind, email)) {
      await deliver(mailOf('emailTaken', { to: email, kind: account.kind }));
      return;
    }
  }
  const { publicUrl } = settings;
  const { kind, userCode } = account;
  const about = { to: email, publicUrl, kind, token };
  await deliver(
    welcome && present
      ? mailOf('welcome', { ...about, userCode })
      : mailOf('confirmEmail', { ...about, isPresent: present }),
  );
}
