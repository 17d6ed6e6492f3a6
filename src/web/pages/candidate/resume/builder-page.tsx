import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { builderTexts as texts } from '#texts/resume.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { Builder } from '#web/pages/candidate/resume/builder.tsx';
import { loadBuilder } from '#web/pages/candidate/resume/load-builder.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadBuilder(request);

/** /create-resume: a resume of the profile, to look at while it is made. */
export default function BuilderPage() {
  const data = useLoaderData<typeof clientLoader>();
  return (
    <Section title={texts.title} id="create-resume">
      {data.ok ? (
        <Builder source={data.source} resumeName={data.resumeName} />
      ) : (
        <LoadFailed title={texts.failed} message={data.message} />
      )}
    </Section>
  );
}
