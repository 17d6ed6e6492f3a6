import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { accountTexts, emailTexts as texts } from '#texts/account.ts';
import { Breakable, Wrapped } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { EMAIL_CHANGE } from '#web/features/accounts/account-address.ts';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { dayText } from '#web/lib/formats.ts';
import type { UserKind } from '#web/lib/session.ts';

interface EmailNoticeProps {
  kind: UserKind;
  account: Pick<
    CallOutput<'getAccount'>,
    'email' | 'confirmationNeeded' | 'emailConfirmed' | 'emailRefusedAt' | 'pendingEmail'
  >;
  /** Shown next to the form for changing the address, so without a link to it. */
  besideForm?: boolean;
}

/**
 * What the account's email address needs, if anything: a new address awaits confirmation, emails bounce, or it is not
 * confirmed yet, which matters next to the form even where nothing depends on it. A change to a new address makes the
 * problems of the old one irrelevant.
 */
export function EmailNotice({ kind, account, besideForm }: EmailNoticeProps) {
  const { confirmationNeeded, emailConfirmed, emailRefusedAt, pendingEmail, email } = account;
  if (pendingEmail && (besideForm || confirmationNeeded || emailRefusedAt))
    return (
      <Notice
        tone="amber"
        title={<Wrapped>{texts.pending({ email: pendingEmail })}</Wrapped>}
        action={besideForm ? undefined : <TextLink to={EMAIL_CHANGE}>{texts.correct}</TextLink>}
      >
        {texts.pendingMore}
      </Notice>
    );
  if (emailRefusedAt)
    return (
      <Notice
        tone="red"
        title={<Wrapped>{texts.refused({ email })}</Wrapped>}
        action={besideForm ? undefined : <TextLink to={EMAIL_CHANGE}>{texts.change}</TextLink>}
      >
        {texts.refusedMore({ day: dayText(emailRefusedAt) })}
      </Notice>
    );
  if (!confirmationNeeded && (emailConfirmed || !besideForm)) return null;
  return <Unconfirmed {...{ kind, email, confirmationNeeded, besideForm }} />;
}

interface UnconfirmedProps extends Omit<EmailNoticeProps, 'account'> {
  email: string;
  confirmationNeeded: boolean;
}

/** What depends on the confirmation, a button to resend the link, and a way to correct the address. */
function Unconfirmed({ kind, email, confirmationNeeded, besideForm }: UnconfirmedProps) {
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
          <div className="row wrap">
            <Button size="m" busy={busy} busyLabel={texts.sending} onClick={sendAgain}>
              {texts.sendAgain}
            </Button>
            {besideForm ? null : <TextLink to={EMAIL_CHANGE}>{texts.correct}</TextLink>}
          </div>
        }
      >
        <span className="wrap-anywhere">
          <Breakable>{texts.sentTo({ email })}</Breakable>{' '}
          {confirmationNeeded ? (
            <span className={besideForm ? undefined : 'max-sm:hidden'}>
              {kind === 'recruiter' ? texts.neededMore : texts.neededUntil}
            </span>
          ) : null}
        </span>
      </Notice>
      {said ? <Notice tone={said.tone} live={said.tone === 'red' ? 'alert' : 'status'} title={said.message} /> : null}
    </div>
  );
}
