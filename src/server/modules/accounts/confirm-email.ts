import type { EmailChange, EmailConfirmed } from '#contract/own-account.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { Member, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { forgetFailuresOf, mailOf } from '#server/modules/mail/public.ts';
import { announce } from '#server/modules/stream/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { userTypeOf } from './account-policy.ts';
import { lockConfirmLink, spendConfirmToken } from './confirm-links.store.ts';
import { confirmPresentEmail, findAccountById } from './emails.store.ts';
import { moveEmail } from './move-email.ts';
import { assertCurrentPassword } from './password-checks.ts';
import { tokenHashOf } from './secret-tokens.ts';

/** Emails the confirmation link for the caller's current address again. */
export async function sendEmailConfirmation(
  { db, limits, now, queue }: Pick<Deps, 'db' | 'limits' | 'now' | 'queue'>,
  { accountId }: Member,
): Promise<{ message: string }> {
  const account = await findAccountById(db, accountId);
  if (!account) throw new Problem('SIGNED_OUT');
  const { email } = account;
  if (account.emailConfirmedAt) return { message: answerTexts.emailConfirmedAlready({ email }) };
  await limits.take('confirmMailPerAccount', accountId);
  await limits.take('confirmMailPerEmail', email);
  await queue.send(db, 'confirm-link', { accountId, email, askedAt: now().toISOString() });
  return { message: answerTexts.confirmationSent({ email }) };
}

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

/**
 * Whether the account still has to confirm its address: candidates always, recruiters only when email is sent
 * externally.
 */
export const isConfirmationNeeded = (
  { settings }: { settings: Pick<Deps['settings'], 'smtpUrl'> },
  { kind, emailConfirmedAt }: { kind: string; emailConfirmedAt: Date | null },
): boolean =>
  emailConfirmedAt === null && (kind === 'candidate' || (kind === 'recruiter' && settings.smtpUrl !== undefined));

/**
 * Denies access to people's data to a recruiter with an unconfirmed address. Without SMTP_URL this is not required.
 * @throws EMAIL_UNCONFIRMED
 */
export async function assertEmailConfirmed(
  { db, settings }: Pick<Deps, 'db'> & { settings: Pick<Deps['settings'], 'smtpUrl'> },
  { accountId }: RecruiterCaller,
): Promise<void> {
  if (!settings.smtpUrl) return;
  const account = await findAccountById(db, accountId);
  if (!account || isConfirmationNeeded({ settings }, account)) throw new Problem('EMAIL_UNCONFIRMED');
}

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
    // The owner's open pages stop asking for it.
    await announce(tx, [account.id], ['accounts']);
    if (account.email === email) {
      await confirmPresentEmail(tx, account.id, at);
      return { message: answerTexts.emailConfirmed({ email }), userType, already: false };
    }
    await moveEmail(deps, tx, { accountId: account.id, email, by: 'owner' });
    return { message: answerTexts.emailChanged({ email }), userType, already: false };
  });
}
