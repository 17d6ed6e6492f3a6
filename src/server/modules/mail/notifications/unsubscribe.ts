import type { Unsubscribed } from '#contract/own-account.ts';
import type { Deps } from '#server/deps.ts';
import { stopMails } from '#server/modules/notices/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { mailKindText } from '#texts/by-code/mail-kind-text.ts';
import { findReader } from './readers.store.ts';
import { isOwnMark, readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Stops one kind of email by the token of such an email, signed in or not. A second time changes nothing.
 * @throws UNSUBSCRIBE_LINK_BROKEN for a token that is cut short or not of this form, UNSUBSCRIBE_LINK_OVER for one that
 *   was not made for this account, and once the account is gone or has another address
 */
export async function unsubscribe(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { token }: { token: string },
): Promise<Unsubscribed> {
  const claim = readUnsubscribeToken(token);
  if (!claim) throw new Problem('UNSUBSCRIBE_LINK_BROKEN');
  const reader = await findReader(db, claim.accountId);
  if (!reader || !isOwnMark({ settings }, claim.mark, { ...claim, email: reader.email }))
    throw new Problem('UNSUBSCRIBE_LINK_OVER');
  const { accountId, kind } = claim;
  const { already } = await db.transaction((tx) => stopMails(tx, { accountId, reader: reader.kind, kind }));
  return { message: answerTexts.unsubscribed({ kind: mailKindText(kind) }), kind, already };
}
