import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { recruiterProfileTexts as texts } from '#texts/recruiter-profile.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { HOMES, requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { listsTheSame, openedIn } from '#web/pages/recruiter/addresses.ts';
import { EditRecruiterDialog } from '#web/pages/recruiter/profile/edit-recruiter-dialog.tsx';
import { RecruiterReading } from '#web/pages/recruiter/profile/recruiter-reading.tsx';
import type { Recruiter } from '#web/pages/recruiter/profile/recruiter-values.ts';
import { useClose } from '#web/pages/recruiter/use-close.ts';
import type { Route } from './+types/profile-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

const ownProfile = (id: string) => read('getRecruiter', { params: { id } });

/** Loads the profile of the recruiter in this browser's session; `id` is absent if the session has no user. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'recruiter');
  if (user?._id) await settle(load(ownProfile(user._id)));
  return { id: user?._id };
}

/** Opening or closing the form does not require reloading the profile. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !listsTheSame(currentUrl, nextUrl) && defaultShouldRevalidate;

/** Profile: what candidates see of the recruiter, and the form to edit it. */
export default function ProfilePage({ loaderData: { id } }: Route.ComponentProps) {
  if (!id) {
    return (
      <main className="main-wide">
        <EmptyState
          card
          level={2}
          picture="companies"
          title={texts.nobody}
          action={<ButtonLink to={HOMES.recruiter.signIn}>{texts.signIn}</ButtonLink>}
        />
      </main>
    );
  }
  return <OwnProfile id={id} />;
}

function OwnProfile({ id }: { id: string }) {
  const profile = useRead(ownProfile(id));
  const editing = openedIn(useLocation().search, 'edit') === 'profile';
  if (!profile.ok && profile.code === 'NOT_FOUND') {
    return (
      <main className="main-wide">
        <EmptyState card level={2} picture="companies" title={texts.notFound} />
      </main>
    );
  }
  return (
    <main className="main-wide">
      {profile.ok ? (
        <Profile recruiter={profile.data.body} editing={editing} />
      ) : (
        <LoadFailed title={texts.fetchFailed} message={profile.message} />
      )}
    </main>
  );
}

function Profile({ recruiter, editing }: { recruiter: Recruiter; editing: boolean }) {
  const close = useClose();
  // The form keeps the version it was opened with: a newer one is shown in it instead of replacing it.
  const [opened, setOpened] = useState<Recruiter>();
  if (editing && !opened) setOpened(recruiter);
  if (!editing && opened) setOpened(undefined);
  return (
    <>
      <RecruiterReading
        recruiter={recruiter}
        action={
          <ButtonLink size="m" icon={Pencil} to="?edit=profile" state={{ openedHere: true }} preventScrollReset>
            {texts.edit}
          </ButtonLink>
        }
      />
      {opened ? <EditRecruiterDialog recruiter={opened} onClose={close} /> : null}
    </>
  );
}
