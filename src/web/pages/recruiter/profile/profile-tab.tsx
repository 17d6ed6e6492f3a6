import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { recruiterProfileTexts as texts } from '#texts/recruiter-profile.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { HOMES } from '#web/lib/guard.ts';
import { DASHBOARD } from '#web/pages/recruiter/dashboard-address.ts';
import { EditRecruiterDialog } from '#web/pages/recruiter/profile/edit-recruiter-dialog.tsx';
import type { OwnProfile } from '#web/pages/recruiter/profile/load-recruiter.ts';
import { RecruiterReading } from '#web/pages/recruiter/profile/recruiter-reading.tsx';
import type { Recruiter } from '#web/pages/recruiter/profile/recruiter-values.ts';
import { useClose } from '#web/pages/recruiter/use-close.ts';

/** Profile: who I am to candidates, and the form over it. */
export function ProfileTab({ profile, editing }: { profile: OwnProfile; editing: boolean }) {
  if (profile === 'nobody') {
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
        <Profile recruiter={profile.data} editing={editing} />
      ) : (
        <LoadFailed title={texts.fetchFailed} message={profile.message} />
      )}
    </main>
  );
}

function Profile({ recruiter, editing }: { recruiter: Recruiter; editing: boolean }) {
  const close = useClose();
  // The form stays with what it was opened on: a newer version is shown in it, not slipped under it.
  const [opened, setOpened] = useState<Recruiter>();
  if (editing && !opened) setOpened(recruiter);
  if (!editing && opened) setOpened(undefined);
  return (
    <>
      <RecruiterReading
        recruiter={recruiter}
        action={
          <ButtonLink
            size="m"
            icon={Pencil}
            to={`${DASHBOARD}?tab=profile&edit=profile`}
            state={{ openedHere: true }}
            preventScrollReset
          >
            {texts.edit}
          </ButtonLink>
        }
      />
      {opened ? <EditRecruiterDialog recruiter={opened} onClose={close} /> : null}
    </>
  );
}
