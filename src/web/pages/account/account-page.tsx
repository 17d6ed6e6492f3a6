import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { accountTexts as texts } from '#texts/account.ts';
import { lacksSecondFactor } from '#web/account/assert-second-factor.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { AccessSection } from '#web/pages/account/access-section.tsx';
import { DataSection } from '#web/pages/account/data-section.tsx';
import { DeletionSection } from '#web/pages/account/deletion-section.tsx';
import { EmailSection } from '#web/pages/account/email-section.tsx';
import { loadAccount } from '#web/pages/account/load-account.ts';
import { MailsSection } from '#web/pages/account/mails-section.tsx';
import { PasswordSection } from '#web/pages/account/password-section.tsx';
import { SecondFactorSection } from '#web/pages/account/second-factor-section.tsx';
import { SessionsSection } from '#web/pages/account/sessions-section.tsx';
import { VisibilitySection } from '#web/pages/account/visibility-section.tsx';

export { revalidateUnlessSectionToggled as shouldRevalidate } from '#web/account/revalidate-unless-section-toggled.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadAccount(request);

/** One's own account, a section for each matter. */
export default function AccountPage() {
  const { kind, account, sessions, mails, self, accesses, now } = useLoaderData<typeof clientLoader>();
  if (!account.ok) {
    return (
      <Frame kind={kind}>
        <LoadFailed title={texts.failed} message={account.message} />
      </Frame>
    );
  }
  const { secondFactor } = account.data;
  // The section keeps its place when the rest comes: it holds the recovery codes, which are shown once.
  const rest = !lacksSecondFactor(account.data);
  return (
    <Frame kind={kind}>
      {rest ? <EmailSection kind={kind} account={account.data} /> : null}
      {rest ? <PasswordSection kind={kind} email={account.data.email} /> : null}
      {secondFactor ? <SecondFactorSection email={account.data.email} factor={secondFactor} /> : null}
      {rest ? <SessionsSection sessions={sessions} now={now} /> : null}
      {mails && kind !== 'admin' ? <MailsSection kind={kind} mails={mails} /> : null}
      {self ? <VisibilitySection self={self} /> : null}
      {accesses && kind !== 'admin' ? <AccessSection kind={kind} accesses={accesses} now={now} /> : null}
      {kind === 'admin' ? null : (
        <>
          <DataSection />
          <DeletionSection kind={kind} email={account.data.email} />
        </>
      )}
    </Frame>
  );
}

/** The recruiter's frame leaves the main part to its pages; the others draw it themselves. */
function Frame({ kind, children }: { kind: string; children: ReactNode }) {
  const sections = <div className="stack max-w-[960px] gap-12">{children}</div>;
  return kind === 'recruiter' ? <main className="main-wide">{sections}</main> : sections;
}
