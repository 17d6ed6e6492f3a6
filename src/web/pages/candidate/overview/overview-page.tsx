import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { useSession } from '#web/lib/use-session.ts';
import { sectionPath } from '#web/pages/candidate/completion/sections.ts';
import { EmailText } from '#web/pages/candidate/email-text.tsx';
import { loadOverview, type Overview } from '#web/pages/candidate/overview/overview.ts';
import { SECTION_PATHS } from '#web/pages/candidate/overview/section-paths.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';
import { CompletionBar } from '#web/profile/completion-bar.tsx';
import { SectionCard } from '#web/profile/section-card.tsx';

export const meta: MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, 'candidate');
  const [overview, account] = await Promise.all([
    loadOverview(request),
    settleOrSignIn(request, call('getAccount', {}, { signal: request.signal })),
  ]);
  return { overview, picture: account.ok ? fileAddress(account.data.profilePic) : undefined };
}

/** /profile-dashboard: how complete the profile is, section by section. */
export default function OverviewPage() {
  const { overview, picture } = useLoaderData<typeof clientLoader>();
  // The session may have ended while the page stands, with the sign-in over it.
  const signedIn = useSession() !== undefined;
  return (
    <Section title={texts.title} id="overview" link={{ to: '/profilepage', words: texts.toView }}>
      {!signedIn ? (
        <LoadFailed title={texts.error} message={texts.noToken} />
      ) : overview.ok ? (
        <Sections overview={overview.data} picture={picture} />
      ) : (
        <LoadFailed title={texts.error} message={overview.message} />
      )}
    </Section>
  );
}

interface SectionsProps {
  overview: Overview;
  picture: string | undefined;
}

function Sections({ overview, picture }: SectionsProps) {
  const { fullName, email, overallProfileCompletion = 0, profileCompletion } = overview;
  return (
    <div className="stack stack-l">
      <Card padding="l" className="grid gap-6 md:grid-cols-2 md:items-center">
        <div className="row">
          <Avatar name={fullName} src={picture} size="xl" />
          <div className="min-w-0">
            <p className="h3 break-words">{fullName}</p>
            <p className="soft">
              <EmailText email={email} />
            </p>
          </div>
        </div>
        <CompletionBar percent={overallProfileCompletion} />
        <div className="md:col-span-2">
          <ButtonLink variant="primary" to={sectionPath('profile-basics')}>
            {texts.toForms}
          </ButtonLink>
        </div>
      </Card>
      <ul className="grid g2 list-none">
        {COMPLETION_SECTIONS.map((section) => (
          <SectionCard
            key={section}
            section={section}
            to={SECTION_PATHS[section]}
            isComplete={profileCompletion?.[section].isComplete ?? false}
            lastUpdated={profileCompletion?.[section].lastUpdated ?? null}
          />
        ))}
      </ul>
    </div>
  );
}
