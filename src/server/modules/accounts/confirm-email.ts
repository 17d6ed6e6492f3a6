import type { EmailConfirmed } from '#contract/own-account.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { Deps } from '#server/deps.ts';
import { forgetFailuresOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { userTypeOf } from './account-policy.ts';
import { lockConfirmLink, spendConfirmToken } from './confirm-links.store.ts';
import { confirmPresentEmail } from './emails.store.ts';
import { moveEmail } from './move-email.ts';
import { tokenHashOf } from './secret-tokens.ts';

/**
 * Confirms an address by its link, signed in or not: an account's current address, or the requested new one, which then
 * replaces it.
 * @throws LINK_OVER when the link is unknown, expired, replaced, or its account is blocked meanwhile; EMAIL_TAKEN
 */
export async function confirmEmail(
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'settings'>,
  { token }: { token: string },
): Promise<EmailConfirmed> {
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const link = await lockConfirmLink(tx, tokenHashOf(token));
    if (!link?.email || isShutOut(link.account.status)) throw new Problem('LINK_OVER');
    const { account, email } = link;
    const userType = userTypeOf(account.kind);
    if (link.usedAt) {
      // A second click on one link; its effect must still be in place.
      if (account.email !== email) throw new Problem('LINK_OVER');
      return { message: answerTexts.emailConfirmedAlready({ email }), userType, already: true };
    }
    if (link.expiresAt <= at) throw new Problem('LINK_OVER');
    await spendConfirmToken(tx, link.id, at);
    // The link has arrived, so earlier delivery failures are obsolete.
    await forgetFailuresOf(tx, email);
    if (account.email === email) {
      await confirmPresentEmail(tx, account.id, at);
      return { message: answerTexts.emailConfirmed({ email }), userType, already: false };
    }
    await moveEmail(deps, tx, { accountId: account.id, email, by: 'owner' });
    return { message: answerTexts.emailChanged({ email }), userType, already: false };
  });
}
