import type { CallOutput } from '#contract/api.ts';
import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { CompletionBar } from '#web/features/candidates/completion-bar.tsx';
import { SectionCard } from '#web/features/candidates/section-card.tsx';
import { SECTION_PATHS } from '#web/features/candidates/section-paths.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { useSession } from '#web/lib/use-session.ts';
import { sectionPath } from '#web/pages/candidate/completion/sections.ts';
import { OVERVIEW } from '#web/pages/candidate/own-queries.ts';
import type { Route } from './+types/overview-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'candidate');
  await Promise.all([settle(load(OVERVIEW)), settle(load(ACCOUNT_QUERY))]);
}

/** /profile-dashboard: profile completion, section by section. */
export default function OverviewPage() {
  const overview = useBody(OVERVIEW);
  const account = useBody(ACCOUNT_QUERY);
  // The session may have ended while the page is open, with the sign-in dialog over it.
  const signedIn = useSession() !== undefined;
  return (
    <Section title={texts.title} id="overview" link={{ to: '/profilepage', words: texts.toView }}>
      {!signedIn ? (
        <LoadFailed title={texts.error} message={texts.noToken} />
      ) : overview.ok ? (
        <Sections overview={overview.data} picture={account.ok ? fileAddress(account.data.profilePic) : undefined} />
      ) : (
        <LoadFailed title={texts.error} message={overview.code === 'UNEXPECTED' ? texts.failed : overview.message} />
      )}
    </Section>
  );
}

interface SectionsProps {
  overview: CallOutput<'getProfileOverview'>;
  picture: string | undefined;
}

function Sections({ overview, picture }: SectionsProps) {
  const { fullName, email, overallProfileCompletion = 0, profileCompletion } = overview;
  return (
    <div className="stack stack-l">
      <Card padding="l" className="grid grid-cols-1 gap-6 md:grid-cols-2 md:items-center">
        <div className="row">
          <Avatar name={fullName} src={picture} size="xl" />
          <div className="min-w-0">
            <p className="h3 break-words">
              <Typed>{fullName}</Typed>
            </p>
            <p className="soft wrap-anywhere">
              <Breakable>{email}</Breakable>
            </p>
          </div>
        </div>
        <CompletionBar percent={overallProfileCompletion} />
        <div className="md:col-span-2">
          <ButtonLink variant="primary" to={sectionPath('profile-basics')}>
            {overallProfileCompletion === 100 ? texts.toChange : texts.toForms}
          </ButtonLink>
        </div>
      </Card>
      <ul className="grid grid-2 list-none">
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
