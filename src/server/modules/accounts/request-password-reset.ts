import type { ForgottenPassword } from '#contract/accounts.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { answerTexts } from '#texts/answers.ts';
import { accountKindOf } from './account-policy.ts';

/**
 * Accepts a request for a new password. Whether the account exists is checked later by the worker, so response and
 * timing are the same for all.
 * @throws TOO_MANY_REQUESTS counted by the requested address, known or not
 */
export async function requestPasswordReset(
  { db, limits, queue }: Pick<Deps, 'db' | 'limits' | 'queue'>,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
  { email, userType }: ForgottenPassword,
): Promise<{ message: string }> {
  await limits.take('formPerAddress', addressKey(clientAddress));
  await limits.take('resetMailPerEmail', email);
  await queue.send(db, 'reset-link', { kind: accountKindOf(userType), email });
  return {
    message: answerTexts.resetLinkSent,
  };
}
