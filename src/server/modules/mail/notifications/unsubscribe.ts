import type { Unsubscribed } from '#contract/own-account.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { mailKindTexts } from '#texts/mail-kinds.ts';
import { findReader, findSwitchedOff, saveSettings } from './notification-settings.store.ts';
import { isOwnMark, readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Stops one kind of mail by the token of such a mail, signed in or not. A second
 * time changes nothing.
 * @throws UNSUBSCRIBE_LINK_OVER for a token that is none, and once the account has gone or has another address
 */
export async function unsubscribe(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { token }: { token: string },
): Promise<Unsubscribed> {
  const claim = readUnsubscribeToken(token);
  const reader = claim && (await findReader(db, claim.accountId));
  if (!claim || !reader || !isOwnMark({ settings }, claim.mark, { ...claim, email: reader.email }))
    throw new Problem('UNSUBSCRIBE_LINK_OVER');
  const { accountId, kind } = claim;
  const already = (await findSwitchedOff(db, accountId)).has(kind);
  await saveSettings(db, accountId, [{ kind, enabled: false }]);
  return { message: answerTexts.unsubscribed({ kind: mailKindTexts[kind].title }), kind, already };
}
