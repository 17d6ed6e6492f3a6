import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { assertWholeAdmin } from '#web/account/assert-second-factor.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { HOMES, requireSession } from '#web/lib/guard.ts';
import { orNull } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';
import { ProfileFrame } from '#web/pages/profile/profile-frame.tsx';
import { ProfileReading } from '#web/profile/profile-reading.tsx';
import { ReadingSkeleton } from '#web/profile/reading-skeleton.tsx';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) => {
  const profile = loaderData?.profile;
  return pageMeta({ title: (profile?.ok && profile.data?.name) || texts.plainTitle, noindex: true });
};

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { kind, user } = requireSession(request, 'candidate', 'recruiter', 'admin');
  const { signal } = request;
  const [profile] = await Promise.all([
    settle(orNull(call('getProfileView', { params: { userId: params.id ?? '' } }, { signal }))),
    kind === 'admin' ? assertWholeAdmin(request) : undefined,
  ]);
  assertSignedIn(profile, request, kind);
  return { kind, owner: user?._id, profile };
}

/** /profile/{id}: a candidate's profile, for those who may read it. Who may not reads the same as of one that is not there. */
export default function ProfilePage() {
  const { kind, owner, profile } = useLoaderData<typeof clientLoader>();
  return (
    <SessionWatch kind={kind} owner={owner}>
      <ProfileFrame area={kind} home={HOMES[kind].home}>
        {!profile.ok ? (
          <LoadFailed title={texts.failed} message={profile.message} />
        ) : profile.data ? (
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
