import { viewTexts as texts } from '#texts/profile-forms.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { selfQuery } from '#web/features/accounts/account-queries.ts';
import { PublicCard } from '#web/features/candidates/public-card.tsx';
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

/** /user-profile: the public card from the home page. */
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
  return (
    <div className="stack">
      <p className="soft read">
        <TextWithLink text={person.data.showCard ? texts.cardShown : texts.cardHidden} to="/account#visibility" />
      </p>
      <div className="card person w-full max-w-90">
        <PublicCard {...person.data} level={2} />
      </div>
      <div>
        <ButtonLink to="/profilepage">{texts.openProfile}</ButtonLink>
      </div>
    </div>
  );
}
