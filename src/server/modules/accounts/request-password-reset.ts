import type { ForgottenPassword } from '#contract/accounts.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { answerTexts } from '#texts/answers.ts';
import { accountKindOf } from './account-policy.ts';

/**
 * Takes the wish for a new password. Whether there is such an account is looked
 * up later and elsewhere, so the answer and its time are the same for all.
 * @throws TOO_MANY_REQUESTS counted by the address asked for, known or not
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
