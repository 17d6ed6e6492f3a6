import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends the caller's session and invalidates its token. */
export async function signOut({ db, now }: Pick<Deps, 'db' | 'now'>, caller: Member): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    await deleteSession(tx, caller.sessionId);
    await auditOwnAction(tx, caller, { action: 'admin_signed_out', at: now() });
  });
  return { message: answerTexts.signedOut };
}
