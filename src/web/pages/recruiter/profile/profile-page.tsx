import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-complex';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { recruiterProfileTexts as texts } from '#texts/recruiter-profile.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { type Fact, Facts } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { Section } from '#web/components/section.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { HOMES, requireSession } from '#web/lib/guard.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { openedIn } from '#web/pages/recruiter/addresses.ts';
import { EditRecruiterDialog } from '#web/pages/recruiter/profile/edit-recruiter-dialog.tsx';
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

export { revalidateUnlessOpened as shouldRevalidate } from '#web/pages/recruiter/addresses.ts';

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

const fact = (label: string, value: ReactNode): Fact => ({
  label,
  value: value || <span className="muted font-normal">{texts.none}</span>,
});

/** The recruiter's profile: company, person, address. */
function RecruiterReading({ recruiter, action }: { recruiter: Recruiter; action: ReactNode }) {
  const name = [recruiter.firstName, recruiter.lastName].filter(Boolean).join(' ');
  const { companyName, companyVerified } = recruiter;
  return (
    <div className="stack max-w-[960px] gap-10">
      <header className="row wrap items-start gap-4">
        <CompanyMark name={companyName || name} src={fileAddress(recruiter.companyLogoPath)} size="xl" />
        <div className="grow min-w-[min(100%,14rem)]">
          <h2 className="h3 wrap-anywhere" lang={langOf(companyName || name)}>
            {companyName || name}
          </h2>
          <p className="row wrap gap-2 mt-2">
            {companyVerified ? (
              <Badge tone="green" icon={BadgeCheck}>
                {texts.verified}
              </Badge>
            ) : (
              <Badge icon={Building2}>{texts.notVerified}</Badge>
            )}
            <StatusBadge status={recruiter.userStatus ?? 'Active'} />
          </p>
          <p className="small soft mt-2">{companyVerified ? texts.verifiedHelp : texts.notVerifiedHelp}</p>
        </div>
        {action}
      </header>
      <Section title={texts.person} id="contact" look="h3">
        <div className="row items-start gap-5 max-sm:flex-col">
          <Avatar name={name} src={fileAddress(recruiter.avatarPath)} size="xl" />
          <div className="grow w-full">
            <Facts
              facts={[
                fact(texts.name, name),
                fact(texts.phone, recruiter.phone && phoneText(recruiter.phone)),
                fact(texts.email, <Breakable>{recruiter.email ?? ''}</Breakable>),
                fact(texts.userCode, recruiter.userCode),
                fact(texts.since, dayText(recruiter.createdAt)),
              ]}
            />
            <p className="small muted mt-4">
              <Link className="link" to={ACCOUNT}>
                {texts.emailHint}
              </Link>
            </p>
          </div>
        </div>
      </Section>
      <Section title={texts.place} id="place" look="h3">
        <Facts
          facts={[
            fact(texts.address, recruiter.address),
            fact(texts.city, recruiter.city),
            fact(texts.state, recruiter.state),
            fact(texts.country, recruiter.country),
            fact(texts.pincode, recruiter.pincode),
          ]}
        />
      </Section>
    </div>
  );
}
