import { resumeSourceOf } from '#contract/resume-layout.ts';
import { builderTexts as texts } from '#texts/resume.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { selfQuery } from '#web/features/accounts/account-queries.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { Builder } from '#web/pages/candidate/resume/builder.tsx';
import type { Route } from './+types/builder-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const userId = requireSession(request, 'candidate').user?._id ?? '';
  await settle(load(selfQuery(userId)));
  return { userId };
}

/** /create-resume: creates a resume from the profile, with a live preview. */
export default function BuilderPage({ loaderData: { userId } }: Route.ComponentProps) {
  const self = useBody(selfQuery(userId));
  return (
    <Section title={texts.title} id="create-resume">
      {self.ok ? (
        <Builder source={resumeSourceOf(self.data)} resumeName={self.data.resumeName ?? ''} />
      ) : (
        <LoadFailed title={texts.failed} message={self.message} />
      )}
    </Section>
  );
}
