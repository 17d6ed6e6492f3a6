import type { PushSubscriptionForm } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import type { Settings } from '#server/settings.ts';
import { answerTexts } from '#texts/answers.ts';
import { liveSessions } from '../live-sessions.ts';
import { countOtherDevices, deleteOfSession, findDevices, replaceSubscription } from './push-subscriptions.store.ts';

/** Most devices per account that receive push messages. */
const MOST_DEVICES = 10;

/** Addresses of this machine only. */
const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

/**
 * Returns whether push messages may go to an address: by HTTPS to a known browser push server. A portal on a loopback
 * address may push to its own machine.
 */
export const isPushServer = (address: string, { push, loopback }: Pick<Settings, 'push' | 'loopback'>): boolean => {
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username || password || !push) return false;
  if (loopback && isOwnMachine(hostname)) return /^https?:$/.test(protocol);
  return (
    protocol === 'https:' &&
    port === '' &&
    push.hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
};

/** Returns the signed-in devices of these accounts that receive push messages. */
export async function devicesOf(deps: Pick<Deps, 'db' | 'now'>, accountIds: readonly string[]) {
  const devices = await findDevices(deps.db, accountIds);
  const live = await liveSessions(
    deps,
    devices.map(({ sessionId }) => sessionId),
  );
  return devices.filter(({ sessionId }) => live.has(sessionId));
}

/**
 * Enables push messages to the browser of this session.
 * @throws Problem INVALID_INPUT for an address of no known browser push server, and at the maximum number of devices
 */
export async function addPush(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { accountId, sessionId }: Member,
  { endpoint, keys }: PushSubscriptionForm,
): Promise<{ message: string }> {
  if (!isPushServer(endpoint, settings)) throw invalid('endpoint', 'unusable');
  await db.transaction(async (tx) => {
    if ((await countOtherDevices(tx, { accountId, sessionId })) >= MOST_DEVICES)
      throw invalid('endpoint', { code: 'pushDevices', params: { most: MOST_DEVICES } });
    await replaceSubscription(tx, { accountId, sessionId, endpoint, ...keys, createdAt: now() });
  });
  return { message: answerTexts.pushOn };
}

/** Disables push messages to this session, if enabled. */
export async function removePush({ db }: Pick<Deps, 'db'>, { sessionId }: Member): Promise<{ message: string }> {
  await deleteOfSession(db, sessionId);
  return { message: answerTexts.pushOff };
}
