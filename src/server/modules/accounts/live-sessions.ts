import { isShutOut } from '#contract/vocabularies.ts';
import type { Deps } from '#server/deps.ts';
import { isSessionAlive, SESSION_LIFETIMES } from './account-policy.ts';
import { findSessionsAmong } from './sessions.store.ts';

/** Returns when each of these sessions ends if it is not used again. Ended ones are left out. */
export async function liveSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const at = now();
  const found = await findSessionsAmong(db, ids, at);
  return new Map(
    found
      .filter(({ kind, status, lastSeenAt }) => !isShutOut(status) && isSessionAlive(kind, lastSeenAt, at))
      .map(({ id, kind, lastSeenAt, expiresAt }) => {
        const { idle = Number.POSITIVE_INFINITY } = SESSION_LIFETIMES[kind];
        return [id, new Date(Math.min(expiresAt.getTime(), lastSeenAt.getTime() + idle))];
      }),
  );
}
