import type { CallOutput } from '#contract/api.ts';
import { mailKindsOf } from '#contract/mail-kinds.ts';
import { mailTexts as texts } from '#texts/account.ts';
import { mailKindTexts } from '#texts/mail-kinds.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';

interface MailsSectionProps {
  kind: 'candidate' | 'recruiter';
  mails: LoadResult<CallOutput<'getNotifications'>>;
}

/** Which mails one gets. */
export function MailsSection({ kind, mails }: MailsSectionProps) {
  return (
    <AccountSection id="mails" title={texts.title} lead={texts.lead}>
      {mails.ok ? (
        <Switches
          legend={texts.legend}
          switches={mailKindsOf(kind).map((name) => ({ name, ...mailKindTexts[name], on: mails.data[name] ?? true }))}
          save={(name, on) => call('setNotifications', { body: { [name]: on } })}
          saved={texts.saved}
        />
      ) : (
        <LoadFailed title={texts.failed} message={mails.message} />
      )}
      <p className="small soft">{texts.always[kind]}</p>
    </AccountSection>
  );
}
