import { useMutation } from '@tanstack/react-query';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';

/** Said while the account takes no mails of saved searches, with the way back. */
export function MailsOff() {
  const toast = useToast();
  const { mutate: switchOn, isPending } = useMutation({
    mutationFn: () => call('setNotifications', { body: { saved_search: true } }),
    onError: (failure) => toast.error(texts.switchFailed({ message: failure.message })),
    onSuccess: () => toast.done(texts.switchedOn),
  });
  return (
    <Notice tone="amber" title={texts.mailsOff}>
      {texts.mailsOffHelp}
      <div className="mt-3">
        <Button size="m" busy={isPending} onClick={() => switchOn()}>
          {texts.switchOn}
        </Button>
      </div>
    </Notice>
  );
}
