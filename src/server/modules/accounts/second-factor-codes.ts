import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { withPlainDigits } from '#contract/plain-digits.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import type { Settings } from '#server/settings.ts';
import { unseal } from './sealed-secret.ts';
import { findSecondFactor, spendRecoveryCode, spendStep } from './second-factor.store.ts';

/** Supported by every authenticator app: six digits that change every 30 seconds, by HMAC-SHA-1. */
const KIND = { issuer: 'Avsar', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Tolerates a clock that is off by one step. */
const WINDOW = 1;

const bytesOf = (secret: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });

/** 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** Returns the secret for typing, and as URI for a QR code. */
export const totpLabels = (secret: Uint8Array, email: string): { secret: string; uri: string } => {
  const totp = new TOTP({ ...KIND, label: email, secret: bytesOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** Returns the time step of a code; undefined when it is not valid at `now`. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...KIND, token: code, secret: bytesOf(secret), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (KIND.period * 1_000)) + delta;
};

const COUNT = 10;
/** Without characters that are easily confused: 0 and o, 1, i and l, u and v. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Generates ten codes like `k7m2p-x9d4t`, 49 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/** A typed code without blanks, hyphens and capitals, in Latin digits. */
export const bareCode = (typed: string): string => withPlainDigits(typed).replace(/[\s-]/g, '').toLowerCase();

/** Hashes a recovery code for storage: keyed, because 49 bits alone could be brute-forced. */
export const recoveryCodeHash = (
  { settings }: { settings: Pick<Settings, 'secretKey'> },
  accountId: string,
  code: string,
): Buffer =>
  createHmac('sha256', settings.secretKey)
    .update(`recovery code\0${accountId}\0${bareCode(code)}`)
    .digest();

/** Whether a typed code has only digits, as every code of an app, and hardly any recovery code. */
export const isNumber = (typed: string): boolean => /^\d+$/.test(bareCode(typed));

/** Kind of the code; undefined when it is wrong or was used before. */
export type SpentCode = 'app' | 'recovery' | undefined;

/** Consumes a code of an administrator's app, or a recovery code. Each works once, also under concurrent use. */
export async function spendCode(
  deps: Pick<Deps, 'settings' | 'now'>,
  executor: Executor,
  accountId: string,
  typed: string,
): Promise<SpentCode> {
  const code = bareCode(typed);
  if (!/^\d{6}$/.test(code)) {
    const hash = recoveryCodeHash(deps, accountId, code);
    return (await spendRecoveryCode(executor, accountId, hash)) ? 'recovery' : undefined;
  }
  const factor = await findSecondFactor(executor, accountId);
  const secret = factor?.secret ? unseal(deps, accountId, factor.secret) : undefined;
  const step = secret ? stepOfCode(secret, code, deps.now()) : undefined;
  return step !== undefined && (await spendStep(executor, accountId, step)) ? 'app' : undefined;
}

/**
 * Runs an action in the transaction that consumes one of the caller's codes: when it fails, the code stays valid.
 * @throws INVALID_INPUT at `code`, TOO_MANY_REQUESTS after twenty wrong ones in an hour
 */
export async function assertCode(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  { accountId }: AdminCaller,
  code: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await deps.limits.take('codePerAccount', `own ${accountId}`);
  await deps.db.transaction(async (tx) => {
    if (!(await spendCode(deps, tx, accountId, code)))
      throw invalid('code', isNumber(code) ? 'secondFactorWrong' : 'recoveryCodeWrong');
    await work(tx);
  });
  await deps.limits.forget('codePerAccount', `own ${accountId}`);
}
