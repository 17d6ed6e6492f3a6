import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { roleOf } from './admin-policy.ts';
import { asSuperAdmin } from './as-super-admin.ts';
import { deleteOpenInvitation } from './invitations.store.ts';

/**
 * Withdraws an open invitation and invalidates its link.
 * @throws NOT_FOUND when there is none, or it was used already
 */
export async function withdrawInvitation(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const at = deps.now();
    const withdrawn = await deleteOpenInvitation(tx, { id, now: at });
    if (!withdrawn) throw new Problem('NOT_FOUND');
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'admin_invitation_withdrawn',
      subject: { kind: 'invitation', id, code: '' },
      from: roleOf(withdrawn.super),
      at,
    });
    return { message: answerTexts.invitationWithdrawn };
  });
}
