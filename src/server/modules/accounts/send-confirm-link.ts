import { isShutOut } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { type Deliver, mailOf } from '#server/modules/mail/public.ts';
import { CONFIRM_LINK_VALID_FOR } from './account-policy.ts';
import { findAccountByEmail } from './accounts.store.ts';
import { findBlockedIdentities } from './blocked-identities.store.ts';
import { deleteConfirmTokens, hasLaterConfirmToken, insertConfirmToken } from './confirm-links.store.ts';
import { findAccountById } from './emails.store.ts';
import { identityHash } from './identity-hash.ts';
import { newToken, tokenHashOf } from './secret-tokens.ts';

/**
 * Emails a link that confirms an address: single-use, 24 hours, its token behind the `#`. Only an account's latest link
 * works. An unconfirmed address may be a stranger's, so the email contains no typed name. An address with an account of
 * that kind gets a notice instead; the requester sees the same either way. As with the password link, the message goes
 * straight to `deliver`, and the queue never holds the token.
 * @throws when the message was not accepted
 */
export async function sendConfirmLink(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { accountId, email, askedAt, welcome }: QueueJobs['confirm-link'],
  deliver: Deliver,
): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (!account || isShutOut(account.status)) return;
  // A new password cancels requests made under the old one.
  if (account.passwordChangedAt && account.passwordChangedAt > new Date(askedAt)) return;
  const present = email === account.email;
  if (present && account.emailConfirmedAt) return;
  const token = newToken();
  const createdAt = new Date(askedAt);
  const isLatest = await db.transaction(async (tx) => {
    if (await hasLaterConfirmToken(tx, accountId, createdAt)) return false;
    await deleteConfirmTokens(tx, accountId);
    await insertConfirmToken(tx, {
      tokenHash: tokenHashOf(token),
      accountId,
      email,
      createdAt,
      expiresAt: new Date(now().getTime() + CONFIRM_LINK_VALID_FOR),
    });
    return true;
  });
  if (!isLatest) return;
  // Only now: the pending address is readable in the account, and must look the same for every address.
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
    accountId,
  );
}
