import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { requireSession } from '#web/lib/guard.ts';
import { orNull } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.card, noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request, 'candidate');
  const { signal } = request;
  const found = call('getCandidate', { params: { id: user?._id ?? '' } }, { signal });
  return { person: await settleOrSignIn(request, orNull(found)) };
}

/** /user-profile: picture and name on a card. */
export default function UserCardPage() {
  const { person } = useLoaderData<typeof clientLoader>();
  if (!person.ok) return <LoadFailed title={texts.failed} message={person.message} />;
  if (!person.data) {
    return (
      <EmptyState
        card
        level={2}
        title={texts.noUser}
        action={<ButtonLink to="/profile">{texts.openProfile}</ButtonLink>}
      >
        {texts.noUserHelp}
      </EmptyState>
    );
  }
  const { firstName, lastName, userCode, profilePic } = person.data;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card padding="l" className="grid w-full max-w-90 gap-5">
      <div className="row">
        <Avatar name={name} src={fileAddress(profilePic)} size="xl" />
        <div className="min-w-0">
          <h2 className="h3 break-words">{name}</h2>
          <p className="small muted">{userCode}</p>
        </div>
      </div>
      <ButtonLink block to="/profilepage">
        {texts.openProfile}
      </ButtonLink>
    </Card>
  );
}
