import { isShutOut } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { isSessionAlive, shouldTouchSession } from './account-policy.ts';
import { tokenHashOf } from './secret-tokens.ts';
import { findSessions, touchSession } from './sessions.store.ts';

type Session = Awaited<ReturnType<typeof findSessions>>[number];

const isOpen = ({ status, kind, lastSeenAt }: Session, at: Date): boolean =>
  !isShutOut(status) && isSessionAlive(kind, lastSeenAt, at);

const memberOf = ({ kind, accountId, userCode, sessionId, ...admin }: Session): Member => ({
  kind: kind === 'admin' && admin.super ? 'super_admin' : kind,
  accountId,
  userCode,
  sessionId,
  ...(admin.secondFactorMissing && { secondFactorMissing: true }),
});

/**
 * Returns the caller for a token and updates its last use; undefined when its session has ended or its account is
 * blocked.
 */
export async function findCaller(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  unverifiedToken: string,
): Promise<Member | undefined> {
  const at = now();
  const [session] = await findSessions(db, [tokenHashOf(unverifiedToken)], at);
  if (!session || !isOpen(session, at)) return undefined;
  if (shouldTouchSession(session.lastSeenAt, at)) await touchSession(db, session, at);
  return memberOf(session);
}

/**
 * The same for many tokens, for automatic requests by pages: does not update the last use. Results have the order of
 * the tokens.
 */
export async function findCallers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  unverifiedTokens: readonly string[],
): Promise<(Member | undefined)[]> {
  const at = now();
  const hashes = unverifiedTokens.map(tokenHashOf);
  const found = new Map(
    (await findSessions(db, hashes, at)).map((session) => [session.tokenHash.toString('hex'), session]),
  );
  return hashes.map((hash) => {
    const session = found.get(hash.toString('hex'));
    return session && isOpen(session, at) ? memberOf(session) : undefined;
  });
}
