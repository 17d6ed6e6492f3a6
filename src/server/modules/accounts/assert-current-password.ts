import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { findAccountById } from './emails.store.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Proves that whoever holds the session knows the password too; a session left
 * open is not enough. Failures count beforehand, so that many at once cannot
 * slip through together.
 * @returns the account, with its address and password hash
 * @param field the input that a refusal names
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
