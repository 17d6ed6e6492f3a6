import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { ProfileReading } from '#web/features/candidates/profile-reading.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import type { Route } from './+types/profile-page';

const viewQuery = (userId: string) => read('getProfileView', { params: { userId } });

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.own, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'candidate');
  const userId = new URL(request.url).searchParams.get('id') || (user?._id ?? '');
  await settle(load(viewQuery(userId)));
  return { userId };
}

/** /profilepage: read-only profile; `?id=` gives the candidate, the user's own profile by default. */
export default function ProfilePage({ loaderData: { userId } }: Route.ComponentProps) {
  const profile = useBody(viewQuery(userId));
  if (!profile.ok)
    return isMissing(profile) ? <NoProfile /> : <LoadFailed title={texts.failed} message={profile.message} />;
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
