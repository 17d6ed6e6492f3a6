import type { PasswordReset, PasswordResetDone } from '#contract/accounts.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { leastPasswordOf, userTypeOf } from './account-policy.ts';
import { rememberSignIn, updatePassword } from './accounts.store.ts';
import { assertAcceptablePassword } from './assert-acceptable-password.ts';
import { deleteConfirmTokens } from './confirm-links.store.ts';
import { confirmPresentEmail } from './emails.store.ts';
import { hashPassword } from './passwords.ts';
import { deleteResetTokens, findResetHolder, useResetToken } from './reset-tokens.store.ts';
import { tokenHashOf } from './secret-tokens.ts';
import { deleteSessionsOf } from './sessions.store.ts';

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
  return { message: answerTexts.passwordReset, userType: userTypeOf(kind) };
}
