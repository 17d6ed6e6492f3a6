import type { CallOutput } from '#contract/api.ts';
import { MAILS, mailKindsOf } from '#contract/mail-kinds.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import type { Part } from '#web/lib/load-part.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';
import { mailWords as words } from '#web/words/en/account.ts';

interface MailsSectionProps {
  kind: 'candidate' | 'recruiter';
  mails: Part<CallOutput<'getNotifications'>>;
}

/** Which mails one gets. */
export function MailsSection({ kind, mails }: MailsSectionProps) {
  return (
    <AccountSection id="mails" title={words.title} lead={words.lead}>
      {mails.ok ? (
        <Switches
          legend={words.legend}
          switches={mailKindsOf(kind).map((name) => ({ name, ...MAILS[name], on: mails.data[name] ?? true }))}
          save={(name, on) => call('setNotifications', { body: { [name]: on } })}
          saved={words.saved}
        />
      ) : (
        <LoadFailed title={words.failed} message={mails.message} />
      )}
      <p className="small soft">{words.always[kind]}</p>
    </AccountSection>
  );
}
