import type { AccountSession, SessionsEnded } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { isSessionAlive } from './account-policy.ts';
import { findPushed } from './push/push-subscriptions.store.ts';
import { readUserAgent } from './read-user-agent.ts';
import { deleteOtherSessions, deleteOwnSession, listSessionsOf } from './sessions.store.ts';

/** Lists the sessions of the caller's account, the current one first, then the last seen. */
export async function listOwnSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId, sessionId }: Member,
): Promise<AccountSession[]> {
  const at = now();
  const pushed = await findPushed(db, accountId);
  const open = await listSessionsOf(db, accountId, at);
  return open
    .filter(({ kind, lastSeenAt }) => isSessionAlive(kind, lastSeenAt, at))
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      _id: id,
      ...readUserAgent(userAgent ?? ''),
      current: id === sessionId,
      push: pushed.has(id),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions({ db, now }: Pick<Deps, 'db' | 'now'>, caller: Member): Promise<SessionsEnded> {
  const ended = await db.transaction(async (tx) => {
    const count = await deleteOtherSessions(tx, caller);
    await auditOwnAction(tx, caller, { action: 'admin_sessions_ended', to: String(count), at: now() });
    return count;
  });
  return { message: answerTexts.sessionsEnded, ended };
}

/**
 * Ends one of the caller's own sessions and invalidates its token.
 * @throws NOT_FOUND, for other people's sessions too
 */
export async function endOwnSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  id: string,
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, { accountId: caller.accountId, id }))) throw new Problem('NOT_FOUND');
    await auditOwnAction(tx, caller, { action: 'admin_sessions_ended', to: '1', at: now() });
  });
  return { message: answerTexts.sessionEnded };
}
