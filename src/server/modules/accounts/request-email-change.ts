import type { EmailChange } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

/**
 * Accepts a request for another address. Whether it is taken is checked later by the worker, so response and timing are
 * the same for all. A confirmed current address is notified immediately, and stays in use until the link is opened.
 */
export async function requestEmailChange(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'queue'>,
  caller: Member,
  { currentPassword, email }: EmailChange,
): Promise<{ message: string }> {
  const account = await assertCurrentPassword(deps, caller, currentPassword);
  if (email === account.email) throw invalid('email', 'emailSame');
  await deps.limits.take('confirmMailPerAccount', caller.accountId);
  await deps.limits.take('confirmMailPerEmail', email);
  await deps.db.transaction(async (tx) => {
    const askedAt = deps.now().toISOString();
    await deps.queue.send(tx, 'confirm-link', { accountId: caller.accountId, email, askedAt });
    const { kind } = account;
    // An unconfirmed address may be a typo: a stranger must not learn the correct one.
    if (kind === 'admin' || account.emailConfirmedAt)
      await deps.queue.send(tx, 'mail', mailOf('emailChangeRequested', { to: account.email, kind, email }));
  });
  return { message: answerTexts.emailChangeAsked({ email }) };
}
