import type { OwedSignOut } from '#contract/accounts.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteSession, findSessions } from './sessions.store.ts';

/** Ends the caller's session and invalidates its token. */
export async function signOut(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Member, 'kind' | 'accountId' | 'userCode' | 'sessionId'>,
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    await deleteSession(tx, caller.sessionId);
    await auditOwnAction(tx, caller, { action: 'admin_signed_out', at: now() });
  });
  return { message: answerTexts.signedOut };
}

/** Ends the session of someone who logged out offline; does nothing when it has already ended. */
export async function endOwedSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { tokenHash }: OwedSignOut,
): Promise<{ message: string }> {
  const [session] = await findSessions(db, [Buffer.from(tokenHash, 'base64')], now());
  if (session) await signOut({ db, now }, session);
  return { message: answerTexts.signedOut };
}
