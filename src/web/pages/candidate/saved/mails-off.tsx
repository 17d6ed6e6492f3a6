import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';

/** Said while the account takes no mails of saved searches, with the way back. */
export function MailsOff() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const switchOn = async () => {
    setBusy(true);
    try {
      await call('setNotifications', { body: { saved_search: true } });
      toast.done(texts.switchedOn);
      await revalidate();
    } catch (failure) {
      toast.error(texts.switchFailed({ message: failure instanceof Error ? failure.message : '' }));
    }
    setBusy(false);
  };
  return (
    <Notice tone="amber" title={texts.mailsOff}>
      {texts.mailsOffHelp}
      <div className="mt-3">
        <Button size="m" busy={busy} onClick={() => void switchOn()}>
          {texts.switchOn}
        </Button>
      </div>
    </Notice>
  );
}
