import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { bareCode, recoveryCodeHash } from './recovery-codes.ts';
import { unseal } from './sealed-secret.ts';
import { findSecondFactor, spendRecoveryCode, spendStep } from './second-factor.store.ts';
import { stepOfCode } from './totp.ts';

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
