import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { findAccountById } from './emails.store.ts';

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
