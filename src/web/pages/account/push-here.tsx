import { useMutation } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { accountTexts, pushTexts as texts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { canBePushedTo, endPushSubscription, subscribeToPush } from '#web/lib/push.ts';
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
