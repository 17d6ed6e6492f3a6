import { mailKindsOf } from '#contract/mail-kinds.ts';
import { mailTexts as texts } from '#texts/account.ts';
import { mailKindTexts } from '#texts/mail-kinds.ts';
import { MAILS } from '#web/account/account-queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads, useBody } from '#web/lib/queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';

/** Which mails one gets. */
export function MailsSection({ kind }: { kind: 'candidate' | 'recruiter' }) {
  const mails = useBody(MAILS);
  return (
    <AccountSection id="mails" title={texts.title} lead={texts.lead}>
      {mails.ok ? (
        <Switches
          legend={texts.legend}
          switches={mailKindsOf(kind).map((name) => ({ name, ...mailKindTexts[name], on: mails.data[name] ?? true }))}
          show={(name, on) =>
            patchReads('getNotifications', (answer) => ({ ...answer, body: { ...answer.body, [name]: on } }))
          }
          save={(name, on) => call('setNotifications', { body: { [name]: on } }, { patched: true })}
          saved={texts.saved}
        />
      ) : (
        <LoadFailed title={texts.failed} message={mails.message} />
      )}
      <p className="small soft">{texts.always[kind]}</p>
    </AccountSection>
  );
}
