import type { AccountDeletion } from '#contract/rights.ts';
import type { Deps } from '#server/deps.ts';
import { assertCurrentPassword, lockAccount } from '#server/modules/accounts/public.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import type { Person } from '#server/personal-data.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/**
 * Deletes the caller's own account: everything personal is gone when it
 * answers, sessions and files included; a last mail says so.
 * @throws INVALID_INPUT at `password`
 */
export async function deleteOwnAccount(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'settings' | 'pageCache'>,
  caller: Person,
  { password }: AccountDeletion,
): Promise<{ message: string }> {
  const proven = await assertCurrentPassword(deps, caller, password, 'password');
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.kind, caller.accountId);
    // Of two at once the second finds nobody.
    if (!account) throw new Problem('SIGNED_OUT');
    for (const { forget } of PERSONAL_DATA) await forget?.(deps, tx, caller);
    await recordAudit(tx, {
      action: 'account_deleted',
      subject: { kind: caller.kind, id: caller.accountId, code: caller.userCode },
      at: deps.now(),
    });
    const { email: to, firstName } = proven;
    const about = { publicUrl: deps.settings.publicUrl, firstName, kind: caller.kind };
    await deps.queue.send(tx, 'mail', mailOf('accountDeleted', { to, ...about }));
  });
  deps.pageCache.purge(caller.kind === 'candidate' ? ['cards'] : RECRUITER_PAGES);
  return { message: answerTexts.accountDeleted };
}
