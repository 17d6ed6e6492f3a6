import type { Credentials, SignedIn } from '#contract/accounts.ts';
import type { FieldProblem } from '#contract/field-problems.ts';
import { isEmail, normalEmail } from '#contract/rules.ts';
import { type AccountKind, isShutOut } from '#contract/vocabularies.ts';
import { type Caller, isMember } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { findAccountByEmail, signedInFrom } from './accounts.store.ts';
import { secondFactorMail } from './disable-second-factor.ts';
import { assertHashingRoom, passwordMatches } from './passwords.ts';
import { findSecondFactor } from './second-factor.store.ts';
import { isNumber, type SpentCode, spendCode } from './second-factor-codes.ts';
import { accountBlocked, startSession } from './start-session.ts';
import { userDataOf } from './user-data.ts';

/** One sign-in attempt, counted as a failure until it succeeds. */
interface Attempt {
  /** No earlier sign-in to the account from this place. */
  stranger: boolean;
  /** Everything required was correct. */
  succeeded(): Promise<void>;
  /** The password was correct and the code is missing: no failure, and no reset of earlier ones. */
  unfinished(): Promise<void>;
}

/**
 * Admits an attempt or throws TOO_MANY_REQUESTS. Failures count beforehand, so that concurrent attempts cannot bypass
 * the limit, and they count alike whether or not the address exists. Guessing at one email address from many places
 * locks out other unknown places, never those its owner uses. An address may have an account of each kind, of different
 * people: signing in to one says nothing about the other.
 */
async function admitSignIn(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { kind, email }: { kind: AccountKind; email: string },
): Promise<Attempt> {
  const address = addressKey(meta.clientAddress);
  const account = `${kind} ${email}`;
  const pair = `${account} ${address}`;
  await limits.take('signInPerAddress', address);
  await limits.take('signInPerPair', pair);
  const stranger = !(await signedInFrom(db, { kind, email, clientAddress: address }));
  if (stranger) await limits.take('signInPerEmail', account);
  const giveBack = async () => {
    await limits.giveBack('signInPerAddress', address);
    if (stranger) await limits.giveBack('signInPerEmail', account);
  };
  return {
    stranger,
    async succeeded() {
      await giveBack();
      await limits.forget('signInPerPair', pair);
    },
    async unfinished() {
      await giveBack();
      await limits.giveBack('signInPerPair', pair);
    },
  };
}

type SignInDeps = Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'settings'>;

/**
 * Signs in to an account of one kind. An unknown address and another kind's account look and cost like a wrong
 * password; that an account is blocked or needs a code is revealed only with the correct password. Ends the caller's
 * current session, if any.
 * @throws WRONG_CREDENTIALS, ACCOUNT_BLOCKED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function signIn(
  deps: SignInDeps,
  meta: RequestMeta,
  caller: Caller,
  kind: AccountKind,
  credentials: Credentials & { code?: string },
): Promise<SignedIn> {
  const { password } = credentials;
  const email = normalEmail(credentials.email);
  assertBothGiven(email, password);

  assertHashingRoom(addressKey(meta.clientAddress));
  // An invalid address has no account; the database would even reject some values.
  const possible = isEmail(email);
  const attempt = await admitSignIn(deps, meta, { kind, email: possible ? email : 'no address' });
  const account = possible ? await findAccountByEmail(deps.db, kind, email) : undefined;
  const matches = await passwordMatches(account?.passwordHash, password, addressKey(meta.clientAddress));
  if (!account || !matches) throw new Problem('WRONG_CREDENTIALS');

  if (isShutOut(account.status)) {
    await attempt.succeeded();
    throw accountBlocked(kind, account.statusReason);
  }
  const factor = kind === 'admin' ? await findSecondFactor(deps.db, account.id) : undefined;
  const proof = factor?.confirmedAt ? await proveCode(deps, attempt, account, credentials.code) : undefined;
  await attempt.succeeded();
  const token = await startSession(deps, meta, {
    ...account,
    proof,
    ...(isMember(caller) && { leaves: caller.sessionId }),
  });
  return {
    message: answerTexts.signedIn,
    token,
    userData: userDataOf(account),
    ...(factor?.required && !factor.confirmedAt && { secondFactorMissing: true }),
  };
}

/**
 * Requests or checks the code. Wrong codes count as sign-in failures; from unknown places there are few in total,
 * however many places are used: a stolen password does not allow guessing, and the owner can still sign in.
 */
const proveCode = async (
  deps: SignInDeps,
  attempt: Awaited<ReturnType<typeof admitSignIn>>,
  account: { id: string; email: string; firstName: string },
  code = '',
): Promise<SpentCode> => {
  if (code.trim() === '') {
    await attempt.unfinished();
    throw new Problem('SECOND_FACTOR_NEEDED');
  }
  if (attempt.stranger) await deps.limits.take('codePerAccount', account.id);
  const proof = await spendCode(deps, deps.db, account.id, code);
  if (!proof) throw new Problem('SECOND_FACTOR_WRONG', { at: 'code', params: { recovery: !isNumber(code) } });
  if (attempt.stranger) await deps.limits.giveBack('codePerAccount', account.id);
  if (proof === 'recovery')
    await deps.queue.send(deps.db, 'mail', secondFactorMail(deps.settings, account, 'recovery_code_used'));
  return proof;
};

const assertBothGiven = (email: string, password: string): void => {
  const problem: FieldProblem = 'bothCredentials';
  const fields = { ...(email === '' && { email: problem }), ...(password === '' && { password: problem }) };
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_INPUT', { fields, whole: problem });
};
