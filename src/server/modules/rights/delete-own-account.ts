import type { AccountDeletion } from '#contract/rights.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertCurrentPassword, deleteAccountRow, lockAccount } from '#server/modules/accounts/public.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { leaveAsCandidate } from './leave-as-candidate.ts';
import { leaveAsRecruiter } from './leave-as-recruiter.ts';
import { disownFiles, forgetReporter, holdPerson } from './remains.store.ts';

/**
 * Deletes the caller's own account: everything personal is gone when it
 * answers, sessions and files included; a last mail says so.
 * @throws INVALID_INPUT at `password`
 */
export async function deleteOwnAccount(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'settings' | 'sharedPages'>,
  caller: CandidateCaller | RecruiterCaller,
  { password }: AccountDeletion,
): Promise<{ message: string }> {
  const proven = await assertCurrentPassword(deps, caller, password, 'password');
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.kind, caller.accountId);
    // Of two at once the second finds nobody.
    if (!account) throw new Problem('SIGNED_OUT');
    await holdPerson(tx, caller.kind, caller.accountId);
    if (isCandidate(caller)) await leaveAsCandidate(deps, tx, caller);
    else await leaveAsRecruiter(deps, tx, caller);
    await forgetReporter(tx, caller.accountId);
    await disownFiles(tx, caller.accountId);
    await deleteAccountRow(tx, caller.accountId);
    await recordAudit(tx, {
      action: 'account_deleted',
      subject: { kind: caller.kind, id: caller.accountId, code: caller.userCode },
      at: deps.now(),
    });
    await deps.queue.send(tx, 'sweep-files', {});
    await deps.queue.send(tx, 'mail', {
      to: proven.email,
      subject: 'Your Avsar account has been deleted',
      text: `Hello ${proven.firstName},\n\nyour ${caller.kind} account on Avsar has been deleted, with everything personal in it. This is the last mail about it.\n\nYou are welcome to register again at any time: ${deps.settings.publicUrl}/createaccount`,
    });
  });
  deps.sharedPages.clear();
  return { message: 'Your account has been deleted.' };
}
