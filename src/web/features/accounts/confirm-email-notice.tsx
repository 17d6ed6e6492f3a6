import { useState } from 'react';
import { accountTexts, emailTexts as texts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { EMAIL_CHANGE } from '#web/features/accounts/account-address.ts';
import { call } from '#web/lib/api-client.ts';
import { failureMessage } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';

interface ConfirmEmailNoticeProps {
  kind: UserKind;
  email: string;
  /** Beside the form for another address, which needs no link to it. */
  besideForm?: boolean;
}

/** The address waits for its confirmation: what depends on it, the link once more, and how to correct a slip. */
export function ConfirmEmailNotice({ kind, email, besideForm }: ConfirmEmailNoticeProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'green' | 'red'; message: string }>();
  const sendAgain = async () => {
    setBusy(true);
    try {
      setSaid({ tone: 'green', message: (await call('sendEmailConfirmation', {})).message });
    } catch (failure) {
      setSaid({ tone: 'red', message: failureMessage(failure) || accountTexts.wentWrong });
    }
    setBusy(false);
  };
  return (
    <div className="stack stack-s">
      <Notice
        tone="amber"
        title={texts.needed}
        action={
          <div className="row">
            <Button size="m" busy={busy} busyLabel={texts.sending} onClick={sendAgain}>
              {texts.sendAgain}
            </Button>
            {besideForm ? null : <TextLink to={EMAIL_CHANGE}>{texts.correct}</TextLink>}
          </div>
        }
      >
        <span className="wrap-anywhere">
          {kind === 'recruiter' ? texts.neededMore : texts.neededCandidate({ email })}
        </span>
      </Notice>
      {said ? <Notice tone={said.tone} live={said.tone === 'red' ? 'alert' : 'status'} title={said.message} /> : null}
    </div>
  );
}
