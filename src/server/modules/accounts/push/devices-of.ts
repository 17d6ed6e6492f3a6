import type { Deps } from '#server/deps.ts';
import { liveSessions } from '../live-sessions.ts';
import { findDevices } from './push-subscriptions.store.ts';

/** Which devices of these accounts are pushed to now: those that are still signed in. */
export async function devicesOf(deps: Pick<Deps, 'db' | 'now'>, accountIds: readonly string[]) {
  const devices = await findDevices(deps.db, accountIds);
  const live = await liveSessions(
    deps,
    devices.map(({ sessionId }) => sessionId),
  );
  return devices.filter(({ sessionId }) => live.has(sessionId));
}
