import { LIMITS, passwordProblem } from '#contract/rules.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findAccountById } from './emails.store.ts';
import { passwordMatches } from './passwords.ts';

interface Bounds {
  /** The account's address, which is not allowed as password. */
  email: string;
  /** Minimum length; longer for administrators. */
  least?: number;
  /** The input that the error belongs to. */
  field?: string;
}

/**
 * Rejects a new password that is too short, too long, common, or the email address.
 * @throws INVALID_INPUT with the message at `field`
 */
export const assertAcceptablePassword = (
  password: string,
  { email, least = LIMITS.passwordMin, field = 'password' }: Bounds,
): void => {
  const problem = passwordProblem(password, { email, least });
  if (problem) throw invalid(field, problem);
  if (isCommonPassword(password)) throw invalid(field, 'passwordCommon');
};

/**
 * Verifies that the holder of the session also knows the password; an unattended session is not enough. Each attempt
 * counts as a failure beforehand, so that concurrent attempts cannot bypass the limit.
 * @returns the account, with its address and password hash
 * @param field the input named by the error
 * @throws INVALID_INPUT at it, TOO_MANY_REQUESTS after ten failures in a quarter of an hour
 */
export async function assertCurrentPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  caller: Member,
  currentPassword: string,
  field: 'currentPassword' | 'password' = 'currentPassword',
) {
  await limits.take('passwordPerAccount', caller.accountId);
  const account = await findAccountById(db, caller.accountId);
  if (!account) throw new Problem('SIGNED_OUT');
  if (!(await passwordMatches(account.passwordHash, currentPassword, caller.accountId)))
    throw invalid(field, 'passwordWrong');
  await limits.forget('passwordPerAccount', caller.accountId);
  return account;
}
