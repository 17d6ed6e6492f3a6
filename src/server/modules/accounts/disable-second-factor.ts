import type { SecondFactorRemoval } from '#contract/administrators.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf, type SecondFactorChange } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { assertCurrentPassword } from './password-checks.ts';
import { clearSecondFactor, findSecondFactor } from './second-factor.store.ts';
import { assertCode } from './second-factor-codes.ts';

/** Switches off the caller's own second factor, verified by their password and a code. */
export async function disableSecondFactor(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'settings'>,
  caller: AdminCaller,
  { password, code }: SecondFactorRemoval,
): Promise<{ message: string }> {
  const { accountId, userCode } = caller;
  const account = await assertCurrentPassword(deps, caller, password, 'password');
  await assertCode(deps, caller, code, async (tx) => {
    // Checked after the code has locked the row: the requirement cannot change in between.
    if ((await findSecondFactor(tx, accountId))?.required) throw new Problem('SECOND_FACTOR_REQUIRED');
    await clearSecondFactor(tx, accountId, deps.now());
    await recordAudit(tx, {
      actor: { id: accountId, kind: 'admin', code: userCode },
      action: 'second_factor_switched_off',
      subject: { kind: 'admin', id: accountId, code: userCode },
      from: 'on',
      to: 'off',
      at: deps.now(),
    });
    await deps.queue.send(tx, 'mail', secondFactorMail(deps.settings, account, 'second_factor_switched_off'));
  });
  return { message: answerTexts.secondFactorOff };
}

/** Builds the email to an administrator whose second factor has changed. */
export const secondFactorMail = (
  { publicUrl }: { publicUrl: string },
  { email: to }: { email: string },
  change: SecondFactorChange,
): QueueJobs['mail'] => mailOf('secondFactorChanged', { to, publicUrl, change });
