import type { ReactNode } from 'react';
import { accountTexts as texts } from '#texts/account.ts';
import { ACCOUNT_QUERY, MAILS, selfQuery } from '#web/account/account-queries.ts';
import { lacksSecondFactor } from '#web/account/assert-second-factor.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { rememberUser } from '#web/lib/session.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';
import { AccessSection } from '#web/pages/account/access-section.tsx';
import { accessesQuery, accessPageOf, SESSIONS } from '#web/pages/account/account-queries.ts';
import { DataSection } from '#web/pages/account/data-section.tsx';
import { DeletionSection } from '#web/pages/account/deletion-section.tsx';
import { EmailSection } from '#web/pages/account/email-section.tsx';
import { MailsSection } from '#web/pages/account/mails-section.tsx';
import { PasswordSection } from '#web/pages/account/password-section.tsx';
import { SecondFactorSection } from '#web/pages/account/second-factor-section.tsx';
import { SessionsSection } from '#web/pages/account/sessions-section.tsx';
import { VisibilitySection } from '#web/pages/account/visibility-section.tsx';
import type { Route } from './+types/account-page';

export { revalidateUnlessSectionToggled as shouldRevalidate } from '#web/account/revalidate-unless-section-toggled.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { kind, user } = requireSession(request, 'candidate', 'recruiter', 'admin');
  const userId = user?._id ?? '';
  const isAdmin = kind === 'admin';
  const [account] = await Promise.all([
    settle(load(ACCOUNT_QUERY)),
    settle(load(SESSIONS)),
    isAdmin ? undefined : settle(load(MAILS)),
    kind === 'candidate' ? settle(load(selfQuery(userId))) : undefined,
    isAdmin ? undefined : settle(load(accessesQuery(accessPageOf(new URL(request.url).searchParams)))),
  ]);
  assertSignedIn(account, request, kind);
  // The link that changes an address may have been opened in another browser.
  if (account.ok) rememberUser(account.data.body);
  return { kind, userId, now: new Date().toISOString() };
}

/** One's own account, a section for each matter. */
export default function AccountPage({ loaderData: { kind, userId, now } }: Route.ComponentProps) {
  const account = useBody(ACCOUNT_QUERY);
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
      {rest ? <SessionsSection now={now} /> : null}
      {kind === 'admin' ? null : (
        <>
          <MailsSection kind={kind} />
          {kind === 'candidate' ? <VisibilitySection userId={userId} /> : null}
          <AccessSection kind={kind} now={now} />
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
