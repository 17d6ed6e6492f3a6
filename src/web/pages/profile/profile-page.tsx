import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { assertWholeAdmin } from '#web/account/assert-second-factor.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { HOMES, requireSession } from '#web/lib/guard.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';
import { ProfileFrame } from '#web/pages/profile/profile-frame.tsx';
import { ProfileReading } from '#web/profile/profile-reading.tsx';
import { ReadingSkeleton } from '#web/profile/reading-skeleton.tsx';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';
import type { Route } from './+types/profile-page';

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

/** /profile/{id}: a candidate's profile, for those who may read it. Who may not reads the same as of one that is not there. */
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
