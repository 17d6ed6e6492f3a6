import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { completionTexts as texts } from '#texts/profile-forms.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { BasicsForm } from '#web/pages/candidate/completion/basics-form.tsx';
import { loadCompletion } from '#web/pages/candidate/completion/load-completion.ts';
import { sectionPath } from '#web/pages/candidate/completion/sections.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.formTitle, noindex: true });

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadCompletion(args);

/** /profile-form: the basics by themselves. */
export default function BasicsPage() {
  const { profile } = useLoaderData<typeof clientLoader>();
  return (
    <Section title={texts.formTitle} id="basics" link={{ to: sectionPath('profile-basics'), words: texts.toAll }}>
      <div className="max-w-[760px]">
        {profile.ok ? (
          <BasicsForm profile={profile.data} />
        ) : (
          <LoadFailed title={texts.failed} message={profile.message} />
        )}
      </div>
    </Section>
  );
}
