import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { findAccountById } from './emails.store.ts';
import { passwordMatches } from './passwords.ts';

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
