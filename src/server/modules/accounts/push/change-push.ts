import type { PushSubscriptionForm } from '#contract/own-account.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { isPushServer, MOST_DEVICES } from './push-servers.ts';
import { countOtherDevices, deleteOfSession, replaceSubscription } from './push-subscriptions.store.ts';

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
