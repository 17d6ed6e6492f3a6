import { useState } from 'react';
import { passwordTexts as texts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import type { UserKind } from '#web/lib/session.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { useOpened } from '#web/pages/account/opened.ts';
import { PasswordForm } from '#web/pages/account/password-form.tsx';

/** Another password. */
export function PasswordSection({ kind, email }: { kind: UserKind; email: string }) {
  const { open, wasOpen, show, close } = useOpened('password');
  const [done, setDone] = useState<string>();
  return (
    <AccountSection id="password" title={texts.title} lead={texts.lead}>
      {done ? <Notice tone="green" live="status" title={done} /> : null}
      {open ? (
        <PasswordForm
          kind={kind}
          email={email}
          onClose={close}
          onDone={(message) => {
            setDone(message);
            close();
          }}
        />
      ) : (
        <div>
          <Button
            size="m"
            autoFocus={wasOpen}
            onClick={() => {
              setDone(undefined);
              show();
            }}
          >
            {texts.change}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
