import type { ForgottenPassword, PasswordReset, PasswordResetDone } from '#contract/accounts.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { type Deliver, mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { accountKindOf, leastPasswordOf, RESET_LINK_VALID_FOR, userTypeOf } from './account-policy.ts';
import { findAccountByEmail, rememberSignIn, updatePassword } from './accounts.store.ts';
import { deleteConfirmTokens } from './confirm-links.store.ts';
import { confirmPresentEmail } from './emails.store.ts';
import { assertAcceptablePassword } from './password-checks.ts';
import { hashPassword } from './passwords.ts';
import { deleteResetTokens, findResetHolder, insertResetToken, useResetToken } from './reset-tokens.store.ts';
import { newToken, tokenHashOf } from './secret-tokens.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/**
 * Accepts a request for a new password. Whether the account exists is checked later by the worker, so response and
 * timing are the same for all.
 * @throws TOO_MANY_REQUESTS counted by the requested address, known or not
 */
export async function requestPasswordReset(
  { db, limits, queue }: Pick<Deps, 'db' | 'limits' | 'queue'>,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
  { email, userType }: ForgottenPassword,
): Promise<{ message: string }> {
  await limits.take('formPerAddress', addressKey(clientAddress));
  await limits.take('resetMailPerEmail', email);
  await queue.send(db, 'reset-link', { kind: accountKindOf(userType), email });
  return {
    message: answerTexts.resetLinkSent,
  };
}

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
  deliver: Deliver,
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
  await deliver(mailOf('passwordLink', { to: account.email, publicUrl: settings.publicUrl, kind, token }), account.id);
}

/**
 * Sets a new password by an emailed link. Ends every session of the account, invalidates every other link, and notifies
 * its address. The holder of the link can sign in from their place, however often strangers have guessed.
 * @throws LINK_OVER when the link is unknown, used, expired, or its account is blocked meanwhile
 */
export async function resetPassword(
  { db, limits, now, queue }: Pick<Deps, 'db' | 'limits' | 'now' | 'queue'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { token, password }: PasswordReset,
): Promise<PasswordResetDone> {
  const clientAddress = addressKey(meta.clientAddress);
  await limits.take('formPerAddress', clientAddress);
  const at = now();
  const shown = { tokenHash: tokenHashOf(token), now: at };
  const holder = await findResetHolder(db, shown);
  if (!holder) throw new Problem('LINK_OVER');
  const { id, kind, email } = holder;
  assertAcceptablePassword(password, { email, least: leastPasswordOf(kind) });
  const passwordHash = await hashPassword(password, clientAddress);

  await db.transaction(async (tx) => {
    if (!(await useResetToken(tx, shown))) throw new Problem('LINK_OVER');
    const account = await updatePassword(tx, id, { passwordHash, at });
    if (!account) throw new Problem('LINK_OVER');
    await deleteSessionsOf(tx, id);
    await deleteResetTokens(tx, id);
    // Also invalidates links to another address requested by a stranger.
    await deleteConfirmTokens(tx, id);
    // Opening this link proves access to this address.
    await confirmPresentEmail(tx, id, at);
    await auditOwnAction(
      tx,
      { ...account, accountId: id },
      { action: 'admin_password_changed', to: 'by mailed link', at },
    );
    await rememberSignIn(tx, { accountId: id, email, clientAddress, at });
    await queue.send(tx, 'mail', mailOf('passwordChanged', { to: account.email, kind, by: 'link' }));
  });
  await limits.forget('signInPerPair', `${kind} ${email} ${clientAddress}`);
  return { message: answerTexts.passwordReset, userType: userTypeOf(kind), email };
}
