import type { Deps } from '#server/deps.ts';
import { liveSessions } from '../live-sessions.ts';
import { findDevices } from './push-subscriptions.store.ts';

/** Returns the signed-in devices of these accounts that receive push messages. */
export async function devicesOf(deps: Pick<Deps, 'db' | 'now'>, accountIds: readonly string[]) {
  const devices = await findDevices(deps.db, accountIds);
  const live = await liveSessions(
    deps,
    devices.map(({ sessionId }) => sessionId),
  );
  return devices.filter(({ sessionId }) => live.has(sessionId));
}
