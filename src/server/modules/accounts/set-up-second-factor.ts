import type { SecondFactorStep, SecondFactorStepDone } from '#contract/administrators.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { lockLiveAccount } from './accounts.store.ts';
import { secondFactorMail } from './disable-second-factor.ts';
import { findAccountById } from './emails.store.ts';
import { assertCurrentPassword } from './password-checks.ts';
import { seal, unseal } from './sealed-secret.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from './second-factor.store.ts';
import {
  assertCode,
  bareCode,
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHash,
  stepOfCode,
  totpLabels,
} from './second-factor-codes.ts';
import { deleteOtherSessions } from './sessions.store.ts';

type SetUpDeps = Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'settings'>;

/** Sets up the caller's own second factor, one step at a time. The answers of a step are never stored in clear text. */
export const setUpSecondFactor = async (
  deps: SetUpDeps,
  caller: AdminCaller,
  step: SecondFactorStep,
): Promise<SecondFactorStepDone> => {
  if (step.step === 'begin') return begin(deps, caller, step.password);
  return step.step === 'confirm' ? confirm(deps, caller, step.code) : renew(deps, caller, step);
};

/** Creates a new secret each time; it is inactive until confirmed by a code. */
const begin = async (deps: SetUpDeps, caller: AdminCaller, password: string): Promise<SecondFactorStepDone> => {
  const { email } = await assertCurrentPassword(deps, caller, password, 'password');
  const secret = newTotpSecret();
  const sealed = seal(deps, caller.accountId, secret);
  if (!(await startSecondFactor(deps.db, caller.accountId, { secret: sealed, at: deps.now() }))) throw isOn();
  return { message: answerTexts.secondFactorBegun, ...totpLabels(secret, email) };
};

/**
 * Switches the second factor on with the app's first code. Ends every other session, so that all remaining ones have
 * used it.
 */
const confirm = async (deps: SetUpDeps, caller: AdminCaller, typed: string): Promise<SecondFactorStepDone> => {
  const { accountId } = caller;
  await deps.limits.take('codePerAccount', `own ${accountId}`);
  const at = deps.now();
  const { codes, hashes } = newCodes(deps, accountId);
  await deps.db.transaction(async (tx) => {
    if (!(await lockLiveAccount(tx, accountId, 'update'))) throw new Problem('SIGNED_OUT');
    const factor = await findSecondFactor(tx, accountId);
    if (factor?.confirmedAt) throw isOn();
    const secret = factor?.secret && unseal(deps, accountId, factor.secret);
    if (!secret) throw new Problem('SECOND_FACTOR_NOT_BEGUN');
    const step = stepOfCode(secret, bareCode(typed), at);
    if (step === undefined) throw invalid('code', 'secondFactorWrong');
    await confirmSecondFactor(tx, accountId, { step, hashes, at });
    await deleteOtherSessions(tx, caller);
    await record(deps, tx, caller, { action: 'second_factor_switched_on', at });
  });
  await deps.limits.forget('codePerAccount', `own ${accountId}`);
  return { message: answerTexts.secondFactorOn, recoveryCodes: codes };
};

const renew = async (
  deps: SetUpDeps,
  caller: AdminCaller,
  { password, code }: { password: string; code: string },
): Promise<SecondFactorStepDone> => {
  const { accountId } = caller;
  await assertCurrentPassword(deps, caller, password, 'password');
  const at = deps.now();
  const { codes, hashes } = newCodes(deps, accountId);
  await assertCode(deps, caller, code, async (tx) => {
    await replaceRecoveryCodes(tx, accountId, { hashes, at });
    await record(deps, tx, caller, { action: 'recovery_codes_replaced', at });
  });
  return { message: answerTexts.recoveryCodesReplaced, recoveryCodes: codes };
};

const newCodes = (deps: Pick<Deps, 'settings'>, accountId: string): { codes: string[]; hashes: Buffer[] } => {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => recoveryCodeHash(deps, accountId, code)) };
};

const record = async (
  { queue, settings }: Pick<Deps, 'queue' | 'settings'>,
  tx: Parameters<Parameters<Deps['db']['transaction']>[0]>[0],
  { accountId, userCode }: AdminCaller,
  { action, at }: { action: 'second_factor_switched_on' | 'recovery_codes_replaced'; at: Date },
): Promise<void> => {
  const account = await findAccountById(tx, accountId);
  if (!account) throw new Problem('SIGNED_OUT');
  await recordAudit(tx, {
    actor: { id: accountId, kind: 'admin', code: userCode },
    action,
    subject: { kind: 'admin', id: accountId, code: userCode },
    ...(action === 'second_factor_switched_on' && { from: 'off', to: 'on' }),
    at,
  });
  await queue.send(tx, 'mail', secondFactorMail(settings, account, action));
};

const isOn = (): Problem => new Problem('SECOND_FACTOR_ON');
