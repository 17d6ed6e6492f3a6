import { BOTH_CREDENTIALS, type Credentials, type SignedIn } from '#contract/accounts.ts';
import { isEmail, normalEmail } from '#contract/rules.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { isShutOut } from './account-policy.ts';
import { findAccountByEmail } from './accounts.store.ts';
import { admitSignIn } from './admit-sign-in.ts';
import { passwordMatches } from './passwords.ts';
import { startSession } from './start-session.ts';

/**
 * Signs in to an account of one kind. An unknown address and another kind's
 * account look and cost like a wrong password; that an account is blocked is
 * said to nobody but who knows its password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  meta: RequestMeta,
  kind: AccountKind,
  credentials: Credentials,
): Promise<SignedIn> {
  const { password } = credentials;
  const email = normalEmail(credentials.email);
  assertBothGiven(email, password);

  // What is no address has no account; the database would not even take some of it.
  const possible = isEmail(email);
  const attempt = await admitSignIn(deps, meta, { kind, email: possible ? email : 'no address' });
  const account = possible ? await findAccountByEmail(deps.db, kind, email) : undefined;
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account || !matches) throw new Problem('WRONG_CREDENTIALS');

  await attempt.succeeded();
  if (isShutOut(account.status)) throw blocked(account.statusReason);
  const token = await startSession(deps, meta, account);
  return {
    message: 'Login successful!',
    token,
    userData: {
      _id: account.id,
      email: account.email,
      userCode: account.userCode,
      firstName: account.firstName,
      lastName: account.lastName,
    },
  };
}

const assertBothGiven = (email: string, password: string): void => {
  const fields = {
    ...(email === '' && { email: BOTH_CREDENTIALS }),
    ...(password === '' && { password: BOTH_CREDENTIALS }),
  };
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_INPUT', { message: BOTH_CREDENTIALS, fields });
};

const blocked = (reason: string | null): Problem =>
  new Problem('ACCOUNT_BLOCKED', reason ? { message: `This account has been blocked. Reason: ${reason}` } : {});
