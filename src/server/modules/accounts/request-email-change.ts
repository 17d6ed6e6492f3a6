import type { EmailChange } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

/**
 * Takes the wish for another address. Whether somebody has that address already
 * is looked up later and elsewhere, so the answer and its time are the same for
 * all. The present address is told at once, and stays until the link is opened.
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
    await deps.queue.send(tx, 'mail', {
      to: account.email,
      subject: 'Another email address for your Avsar account',
      text: `Hello ${account.firstName},\n\nsomebody who knows your password asked to change the email address of your ${account.kind} account on Avsar to ${email}. It changes once the link is opened that we mailed there.\n\nIf this was not you, choose a new password at once. The link then no longer works.`,
    });
  });
  return { message: answerTexts.emailChangeAsked({ email }) };
}
