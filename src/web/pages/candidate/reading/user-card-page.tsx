import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { selfQuery } from '#web/features/accounts/account-queries.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { requireSession } from '#web/lib/guard.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import type { Route } from './+types/user-card-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.card, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const userId = requireSession(request, 'candidate').user?._id ?? '';
  await settle(load(selfQuery(userId)));
  return { userId };
}

/** /user-profile: picture and name on a card. */
export default function UserCardPage({ loaderData: { userId } }: Route.ComponentProps) {
  const person = useBody(selfQuery(userId));
  if (!person.ok) {
    return !isMissing(person) ? (
      <LoadFailed title={texts.failed} message={person.message} />
    ) : (
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
