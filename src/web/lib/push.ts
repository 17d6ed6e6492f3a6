/* Notifications that the portal pushes to this browser: asked for by a click alone. */

/** Whether this browser can be pushed to at all. */
export const canBePushedTo = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the portal needs to push to this browser; nothing when the person does not let it. */
export async function subscribeToPush(
  applicationServerKey: string,
): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, as after a move of the portal, is in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** The browser takes nothing any more, whatever is sent. */
export async function endPushSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
