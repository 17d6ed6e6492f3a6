import type { AccountSession } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { isSessionAlive } from './account-policy.ts';
import { findPushed } from './push/push-subscriptions.store.ts';
import { readUserAgent } from './read-user-agent.ts';
import { listSessionsOf } from './sessions.store.ts';

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
