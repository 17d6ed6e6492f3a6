import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Logo } from '#web/components/logo.tsx';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import { assertWholeAdmin } from '#web/features/accounts/assert-second-factor.ts';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { ProfileReading } from '#web/features/candidates/profile-reading.tsx';
import { ReadingSkeleton } from '#web/features/candidates/reading-skeleton.tsx';
import { HOMES, requireSession } from '#web/lib/guard.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import type { UserKind } from '#web/lib/session.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';
import type { Route } from './+types/profile-page';

interface ProfileFrameProps {
  /** Selects the area's colors; unknown until the session has been read. */
  area?: UserKind;
  home?: string;
  children: ReactNode;
}

/** A page with a single profile for three kinds of readers, printable as is. */
function ProfileFrame({ area, home = '/', children }: ProfileFrameProps) {
  const navigate = useNavigate();
  const goBack = () => {
    // After following a link there is no portal page to go back to.
    const cameFromHere = Number(window.history.state?.idx ?? 0) > 0;
    if (cameFromHere) navigate(-1);
    else navigate(home);
  };
  return (
    <div data-area={area}>
      <a className="btn btn-ink skip" href="#main">
        {componentTexts.skipToContent}
      </a>
      <div className="bar-top" />
      <header className="border-b border-line no-print">
        <div className="page flex h-14 items-center gap-3 sm:h-16">
          <Link className="logo" to={home}>
            <Logo />
          </Link>
          <span className="grow" />
          <Button variant="quiet" size="m" icon={ArrowLeft} onClick={goBack}>
            {texts.back}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page pt-6 pb-14 sm:pt-10 sm:pb-18">
        <ScriptsNeeded />
        {children}
      </main>
    </div>
  );
}

const viewQuery = (userId: string) => read('getProfileView', { params: { userId } });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.name || texts.plainTitle, noindex: true });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { kind, user } = requireSession(request, 'candidate', 'recruiter', 'admin');
  const [profile] = await Promise.all([
    settle(load(viewQuery(params.id))),
    kind === 'admin' ? assertWholeAdmin(request) : undefined,
  ]);
  assertSignedIn(profile, request, kind);
  return { kind, owner: user?._id, name: profile.ok ? profile.data.body.name : '' };
}

/**
 * /profile/{id}: a candidate's profile, for permitted readers. Without permission the page is the same as for a missing
 * profile.
 */
export default function ProfilePage({ loaderData: { kind, owner }, params }: Route.ComponentProps) {
  const profile = useBody(viewQuery(params.id));
  return (
    <SessionWatch kind={kind} owner={owner}>
      <ProfileFrame area={kind} home={HOMES[kind].home}>
        {profile.ok ? (
          <ProfileReading
            level={1}
            profile={profile.data}
            own={profile.data._id === owner}
            actions={
              <>
                {profile.data._id === owner ? (
                  <ButtonLink variant="primary" icon={Pencil} to="/profile">
                    {texts.edit}
                  </ButtonLink>
                ) : null}
                <Button icon={Printer} onClick={() => window.print()}>
                  {texts.print}
                </Button>
              </>
            }
          />
        ) : !isMissing(profile) ? (
          <LoadFailed title={texts.failed} message={profile.message} />
        ) : (
          <EmptyState
            card
            level={2}
            title={texts.notFound}
            action={<ButtonLink to={HOMES[kind].home}>{texts.toDashboard}</ButtonLink>}
          >
            {texts.notFoundHelp}
          </EmptyState>
        )}
      </ProfileFrame>
    </SessionWatch>
  );
}

export function HydrateFallback() {
  return (
    <ProfileFrame>
      <ReadingSkeleton />
    </ProfileFrame>
  );
}
