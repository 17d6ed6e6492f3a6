import Download from 'lucide-react/icons/download';
import { type ReactNode, Suspense, useState } from 'react';
import { dayInIndia } from '#contract/rules.ts';
import { keysTexts, languageTexts, accountTexts as texts, visibilityTexts } from '#texts/account.ts';
import { dataTexts } from '#texts/rights.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { ACCOUNT_QUERY, NOTIFICATIONS, selfQuery } from '#web/features/accounts/account-queries.ts';
import { lacksSecondFactor } from '#web/features/accounts/assert-second-factor.ts';
import { LanguageSwitch } from '#web/features/accounts/language-switch.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { requireSession } from '#web/lib/guard.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, patchReads, useBody } from '#web/lib/queries.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';
import { setSingleKeys, useSingleKeys } from '#web/lib/single-keys.ts';
import { AccessSection } from '#web/pages/account/access-section.tsx';
import { accessesQuery, accessPageOf, SESSIONS } from '#web/pages/account/account-queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { DeletionSection } from '#web/pages/account/deletion-section.tsx';
import { EmailSection } from '#web/pages/account/email-section.tsx';
import { NotificationsSection } from '#web/pages/account/notifications-section.tsx';
import { PasswordSection } from '#web/pages/account/password-section.tsx';
import { SecondFactorSection } from '#web/pages/account/second-factor-section.tsx';
import { SectionLinks } from '#web/pages/account/section-links.tsx';
import { SessionsSection } from '#web/pages/account/sessions-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';
import type { Route } from './+types/account-page';

/** Visibility settings: recruiters in the database, the public on the home page. */
function VisibilitySection({ userId }: { userId: string }) {
  const self = useBody(selfQuery(userId));
  return (
    <AccountSection id="visibility" title={visibilityTexts.title} lead={visibilityTexts.lead}>
      {self.ok ? (
        <Switches
          legend={visibilityTexts.legend}
          switches={[
            {
              name: 'findable',
              title: visibilityTexts.findable,
              sentence: visibilityTexts.findableMore,
              on: self.data.findable ?? false,
            },
            {
              name: 'showCard',
              title: visibilityTexts.showCard,
              sentence: visibilityTexts.showCardMore,
              on: self.data.showCard ?? false,
            },
          ]}
          show={(name, on) =>
            patchReads('getCandidate', (answer) => ({ ...answer, body: { ...answer.body, [name]: on } }))
          }
          save={(name, on) =>
            inTurn(self.data, (version) =>
              call('updateCandidate', { params: { id: userId }, version, body: { [name]: on } }, { patched: true }),
            )
          }
          saved={visibilityTexts.saved}
        />
      ) : (
        <LoadFailed title={visibilityTexts.failed} message={self.message} />
      )}
    </AccountSection>
  );
}

/** Turns single-key shortcuts on or off for this browser. */
function KeysSection({ kind }: { kind: 'candidate' | 'recruiter' | 'admin' }) {
  const on = useSingleKeys();
  return (
    <AccountSection id="keys" title={keysTexts.title} lead={keysTexts.lead}>
      <Switches
        legend={keysTexts.title}
        switches={[{ name: 'singleKeys', title: keysTexts.single, sentence: keysTexts.singleMore[kind], on }]}
        show={(_, chosen) => setSingleKeys(chosen)}
        save={async () => undefined}
        saved={keysTexts.saved}
      />
      <p className="small soft">{keysTexts.always}</p>
    </AccountSection>
  );
}

/** Download of all data stored about the person. */
function DataSection() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'green' | 'red'; text: string }>();
  const download = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      saveFile(await callForFile('exportAccount', {}), dataTexts.fileName({ day: dayInIndia(new Date()) }));
      setOutcome({ tone: 'green', text: dataTexts.done });
    } catch (failure) {
      setOutcome({ tone: 'red', text: failureMessage(failure) || dataTexts.wentWrong });
    }
    setBusy(false);
  };
  return (
    <AccountSection id="data" title={dataTexts.title} lead={dataTexts.lead}>
      {outcome ? (
        <Notice tone={outcome.tone} live={outcome.tone === 'green' ? 'status' : 'alert'} title={outcome.text} />
      ) : null}
      <p className="soft">{dataTexts.about}</p>
      <div>
        <Button size="m" icon={Download} busy={busy} busyLabel={dataTexts.acting} onClick={download}>
          {dataTexts.action}
        </Button>
      </div>
    </AccountSection>
  );
}

export { revalidateUnlessSectionToggled as shouldRevalidate } from '#web/features/accounts/revalidate-unless-section-toggled.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { kind, user } = requireSession(request, 'candidate', 'recruiter', 'admin');
  const userId = user?._id ?? '';
  const isAdmin = kind === 'admin';
  const reading = settle(load(ACCOUNT_QUERY));
  // Refused until an administrator has the required second factor; the sections read them once it is on.
  const account = isAdmin ? await reading : undefined;
  const refused = account?.ok && lacksSecondFactor(account.data.body);
  await Promise.all([
    reading,
    refused ? undefined : settle(load(SESSIONS)),
    refused ? undefined : settle(load(NOTIFICATIONS)),
    kind === 'candidate' ? settle(load(selfQuery(userId))) : undefined,
    isAdmin ? undefined : settle(load(accessesQuery(accessPageOf(new URL(request.url).searchParams)))),
  ]);
  assertSignedIn(await reading, request, kind);
  return { kind, userId, now: new Date().toISOString() };
}

/** The account page, with a section for each topic. */
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
  // The section keeps its position once the rest loads: it holds the recovery codes, which are shown only once.
  const rest = !lacksSecondFactor(account.data);
  return (
    <Frame kind={kind}>
      {rest ? <SectionLinks kind={kind} secondFactor={secondFactor !== undefined} /> : null}
      {rest ? <EmailSection kind={kind} account={account.data} /> : null}
      {rest ? (
        <AccountSection id="language" title={languageTexts.title} lead={languageTexts.lead}>
          <LanguageSwitch />
        </AccountSection>
      ) : null}
      {rest ? <KeysSection kind={kind} /> : null}
      {rest ? <PasswordSection kind={kind} email={account.data.email} /> : null}
      {secondFactor ? <SecondFactorSection email={account.data.email} factor={secondFactor} /> : null}
      {rest ? (
        <Suspense>
          <SessionsSection now={now} />
          <NotificationsSection kind={kind} pushKey={account.data.pushKey} />
        </Suspense>
      ) : null}
      {kind === 'admin' ? null : (
        <>
          {kind === 'candidate' ? <VisibilitySection userId={userId} /> : null}
          <AccessSection kind={kind} now={now} />
          <DataSection />
          <DeletionSection kind={kind} email={account.data.email} />
        </>
      )}
    </Frame>
  );
}

/** The recruiter frame leaves `main` to its pages; the other frames render it themselves. */
function Frame({ kind, children }: { kind: string; children: ReactNode }) {
  const sections = <div className="stack max-w-[960px] gap-12">{children}</div>;
  return kind === 'recruiter' ? <main className="main-wide">{sections}</main> : sections;
}
