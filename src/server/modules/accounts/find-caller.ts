import { isShutOut } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { isSessionAlive, shouldTouchSession } from './account-policy.ts';
import { tokenHashOf } from './secret-tokens.ts';
import { findSession, touchSession } from './sessions.store.ts';

/**
 * Who a token belongs to; nothing when its session has ended or its account is blocked.
 * @param isActive false for what a page asks by itself: the session was not used by its person
 */
export async function findCaller(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  unverifiedToken: string,
  { isActive = true } = {},
): Promise<Member | undefined> {
  const at = now();
  const session = await findSession(db, tokenHashOf(unverifiedToken), at);
  if (!session || isShutOut(session.status) || !isSessionAlive(session.kind, session.lastSeenAt, at)) return undefined;
  if (isActive && shouldTouchSession(session.lastSeenAt, at)) await touchSession(db, session, at);
  return {
    kind: session.kind === 'admin' && session.super ? 'super_admin' : session.kind,
    accountId: session.accountId,
    userCode: session.userCode,
    sessionId: session.sessionId,
    ...(session.secondFactorMissing && { secondFactorMissing: true }),
  };
}
