import type { EmailChange } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

/**
 * Takes the wish for another address. Whether somebody has that address already
 * is looked up later and elsewhere, so the answer and its time are the same for
 * all. The present address is told at once if it is confirmed, and stays until the link is opened.
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
    // An address that nobody has confirmed may be a slip of the keys: a stranger does not read where it should have gone.
    if (kind === 'admin' || account.emailConfirmedAt)
      await deps.queue.send(tx, 'mail', mailOf('emailChangeRequested', { to: account.email, kind, email }));
  });
  return { message: answerTexts.emailChangeAsked({ email }) };
}
