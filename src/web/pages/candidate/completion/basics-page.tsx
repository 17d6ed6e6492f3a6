import { completionTexts as texts } from '#texts/profile-forms.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { BasicsForm } from '#web/pages/candidate/completion/basics-form.tsx';
import { profileQuery } from '#web/pages/candidate/completion/profile.ts';
import { sectionPath } from '#web/pages/candidate/completion/sections.ts';
import type { Route } from './+types/basics-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.formTitle, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const userId = requireSession(request, 'candidate').user?._id ?? '';
  await settle(load(profileQuery(userId)));
  return { userId };
}

/** /profile-form: only the basics. */
export default function BasicsPage({ loaderData: { userId } }: Route.ComponentProps) {
  const profile = useBody(profileQuery(userId));
  return (
    <Section title={texts.formTitle} id="basics" link={{ to: sectionPath('profile-basics'), words: texts.toAll }}>
      <div className="max-w-[760px]">
        {profile.ok ? (
          <BasicsForm profile={profile.data.data} />
        ) : (
          <LoadFailed title={texts.failed} message={profile.message} />
        )}
      </div>
    </Section>
  );
}
