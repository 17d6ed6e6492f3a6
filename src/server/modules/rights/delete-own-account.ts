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

type DeleteDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'settings' | 'pageCache'>;

/**
 * Deletes all personal data of an account, including sessions and files, and confirms it by a last email.
 * @returns false when the account is gone already
 */
export async function deleteAccount(
  deps: DeleteDeps,
  person: Person,
  { email: to }: { email: string },
): Promise<boolean> {
  const deleted = await deps.db.transaction(async (tx) => {
    // Of two concurrent deletions the second finds no account.
    const account = await lockAccount(tx, person.kind, person.accountId);
    if (!account) return false;
    for (const { forget } of PERSONAL_DATA) await forget?.(deps, tx, person, account);
    const subject = { kind: person.kind, id: person.accountId, code: person.userCode };
    const isOwn = !person.byPortal;
    await recordAudit(tx, {
      ...(isOwn && { actor: subject }),
      action: 'account_deleted',
      subject,
      to: isOwn ? 'own request' : 'unused',
      at: deps.now(),
    });
    const about = { publicUrl: deps.settings.publicUrl, kind: person.kind, language: account.language };
    await deps.queue.send(tx, 'mail', mailOf('accountDeleted', { to, ...about }));
    return true;
  });
  if (deleted) deps.pageCache.purge(person.kind === 'candidate' ? ['cards'] : RECRUITER_PAGES);
  return deleted;
}

/**
 * Deletes the caller's own account: all personal data is gone when it returns, including sessions and files; a last
 * email confirms it.
 * @throws INVALID_INPUT at `password`
 */
export async function deleteOwnAccount(
  deps: DeleteDeps & Pick<Deps, 'limits'>,
  caller: Person,
  { password }: AccountDeletion,
): Promise<{ message: string }> {
  const proven = await assertCurrentPassword(deps, caller, password, 'password');
  if (!(await deleteAccount(deps, caller, proven))) throw new Problem('SIGNED_OUT');
  return { message: answerTexts.accountDeleted };
}
