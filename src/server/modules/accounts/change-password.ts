import type { PasswordChange } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { leastPasswordOf } from './account-policy.ts';
import { lockLiveAccount, updatePassword } from './accounts.store.ts';
import { deleteConfirmTokens } from './confirm-links.store.ts';
import { assertAcceptablePassword, assertCurrentPassword } from './password-checks.ts';
import { hashPassword } from './passwords.ts';
import { deleteResetTokens } from './reset-tokens.store.ts';
import { deleteOtherSessions } from './sessions.store.ts';

/**
 * Changes the caller's own password. Ends all their other sessions, invalidates every emailed link for a new password
 * or another address, and notifies their address.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'queue'>,
  caller: Member,
  { currentPassword, password }: PasswordChange,
): Promise<{ message: string }> {
  const { kind, email, passwordHash: proven } = await assertCurrentPassword(deps, caller, currentPassword);
  if (password === currentPassword) throw invalid('password', 'passwordSame');
  assertAcceptablePassword(password, { email, least: leastPasswordOf(kind) });
  const passwordHash = await hashPassword(password, caller.accountId);
  const at = deps.now();

  await deps.db.transaction(async (tx) => {
    // Of two concurrent changes, the second has not verified the password set by the first.
    const held = await lockLiveAccount(tx, caller.accountId, 'update');
    if (!held) throw new Problem('SIGNED_OUT');
    if (held.passwordHash !== proven) throw new Problem('STALE_VERSION');
    await updatePassword(tx, caller.accountId, { passwordHash, at });
    await deleteOtherSessions(tx, caller);
    await deleteResetTokens(tx, caller.accountId);
    await deleteConfirmTokens(tx, caller.accountId);
    await auditOwnAction(tx, caller, { action: 'admin_password_changed', to: 'by password', at });
    await deps.queue.send(tx, 'mail', mailOf('passwordChanged', { to: email, kind, by: 'page' }));
  });
  return { message: answerTexts.passwordChanged };
}
