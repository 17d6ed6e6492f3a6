import webPush from 'web-push';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { deleteSubscription, findSubscription, isPushServer } from '#server/modules/accounts/public.ts';

const PATIENCE_MS = 5_000;

/** A device that is off gets it within half a day or not at all. */
const KEPT_SECONDS = 12 * 3_600;

/** The browser has revoked its subscription. */
const GONE = [404, 410];

/** Errors that a retry would not fix. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * Queue handler: sends one message to a browser's push server, encrypted so that only the browser can read it. Revoked
 * subscriptions are deleted.
 * @throws when it may be retried
 */
export async function sendPush(
  { db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>,
  { subscriptionId, message }: QueueJobs['push'],
): Promise<void> {
  const { push, publicUrl, securityContact } = settings;
  const subscription = await findSubscription(db, subscriptionId);
  // The list of push servers may have become shorter.
  if (!push || !subscription || !isPushServer(subscription.endpoint, settings)) return;
  const { endpoint, p256dh, auth } = subscription;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    TTL: KEPT_SECONDS,
    vapidDetails: {
      subject: publicUrl.startsWith('https:') ? publicUrl : securityContact,
      publicKey: push.publicKey,
      privateKey: push.privateKey,
    },
  });
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(request.body ?? []),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (status >= 200 && status < 300) return;
  if (GONE.includes(status)) return deleteSubscription(db, subscriptionId);
  log.warn({ status }, 'A push server did not take a message.');
  if (!isRefused(status) && status >= 400) throw new Error(`The push server answered ${status}.`);
}
