import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { orNull } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';
import { ProfileReading } from '#web/profile/profile-reading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: texts.own, noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request, 'candidate');
  const userId = new URL(request.url).searchParams.get('id') || (user?._id ?? '');
  const { signal } = request;
  return { profile: await settleOrSignIn(request, orNull(call('getProfileView', { params: { userId } }, { signal }))) };
}

/** /profilepage: the profile as others read it; `?id=` names whose, one's own when it is not said. */
export default function ProfilePage() {
  const { profile } = useLoaderData<typeof clientLoader>();
  if (!profile.ok) return <LoadFailed title={texts.failed} message={profile.message} />;
  if (!profile.data) return <NoProfile />;
  return (
    <ProfileReading
      profile={profile.data}
      own
      actions={
        <>
          <ButtonLink variant="primary" icon={Pencil} to="/profile">
            {texts.edit}
          </ButtonLink>
          <Button icon={Printer} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      }
    />
  );
}

function NoProfile() {
  return (
    <EmptyState
      card
      level={2}
      title={texts.notFound}
      action={<ButtonLink to="/profilepage">{texts.openProfile}</ButtonLink>}
    >
      {texts.notFoundHelp}
    </EmptyState>
  );
}
