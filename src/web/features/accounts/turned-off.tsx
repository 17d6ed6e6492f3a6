import { useMutation } from '@tanstack/react-query';
import type { NotificationChanges } from '#contract/own-account.ts';
import type { savedSearchTexts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/queries.ts';

interface TurnedOffProps {
  texts: Pick<typeof savedSearchTexts, 'turnedOff' | 'turnedOffHelp' | 'switchOn' | 'switchedOn' | 'switchFailed'>;
  /** The settings that turn them on. */
  on: NotificationChanges;
}

/** Says that the account's notifications of a kind are off, with a button to turn them on. */
export function TurnedOff({ texts, on }: TurnedOffProps) {
  const toast = useToast();
  const { mutate: switchOn, isPending } = useMutation(
    {
      mutationFn: () => call('setNotifications', { body: on }),
      onError: (failure) => toast.error(texts.switchFailed({ message: failure.message })),
      onSuccess: () => toast.done(texts.switchedOn),
    },
    // Public pages have no query provider.
    queryClient,
  );
  return (
    <Notice
      tone="amber"
      live="status"
      title={texts.turnedOff}
      action={
        <Button size="m" busy={isPending} onClick={() => switchOn()}>
          {texts.switchOn}
        </Button>
      }
    >
      {texts.turnedOffHelp}
    </Notice>
  );
}
