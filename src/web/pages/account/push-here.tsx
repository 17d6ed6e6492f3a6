import { useMutation } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { accountTexts, pushTexts as texts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { refetchInvalidated, useBody } from '#web/lib/queries.ts';
import { SESSIONS } from '#web/pages/account/account-queries.ts';

/** Turns push notifications on or off for this browser, on click. */
export function PushHere({ pushKey }: { pushKey: string }) {
  const toast = useToast();
  const sessions = useBody(SESSIONS);
  const on = sessions.ok && sessions.data.some(({ current, push }) => current && push);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (on) {
        const { message } = await call('removePush', {});
        await endPushSubscription();
        return { done: message };
      }
      const body = await subscribeToPush(pushKey);
      return body ? { done: (await call('addPush', { body })).message } : { refused: texts.blocked };
    },
    onSuccess: ({ done, refused }) => (done ? toast.done(done) : toast.error(refused ?? accountTexts.wentWrong)),
    onError: (failure) => toast.error(failureMessage(failure) || texts.failed),
    onSettled: refetchInvalidated,
  });
  if (!canBePushedTo()) return <p className="small soft">{texts.unable}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="max-w-[44ch]">
        <span className="strong block">{on ? texts.on : texts.off}</span>
        <span className="small soft block">{on ? texts.onMore : texts.offMore}</span>
      </p>
      <Button size="m" icon={on ? BellOff : Bell} busy={isPending} busyLabel={texts.acting} onClick={() => mutate()}>
        {on ? texts.turnOff : texts.turnOn}
      </Button>
    </div>
  );
}

/* Push notifications to this browser, requested only after a click. */

/** Whether this browser supports push notifications. */
const canBePushedTo = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns what the portal needs to push to this browser; undefined without the user's permission. */
async function subscribeToPush(
  applicationServerKey: string,
): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, as after a move of the portal, would block this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Ends delivery in this browser, whatever is sent. */
async function endPushSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
