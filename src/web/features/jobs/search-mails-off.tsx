import { useMutation } from '@tanstack/react-query';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/queries.ts';

/** Shown while the account's emails for saved searches are off, with a button to turn them on. */
export function SearchMailsOff() {
  const toast = useToast();
  const { mutate: switchOn, isPending } = useMutation(
    {
      mutationFn: () => call('setNotifications', { body: { saved_search: { mail: 'daily' } } }),
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
      title={texts.mailsOff}
      action={
        <Button size="m" busy={isPending} onClick={() => switchOn()}>
          {texts.switchOn}
        </Button>
      }
    >
      {texts.mailsOffHelp}
    </Notice>
  );
}
