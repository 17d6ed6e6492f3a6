import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Hang } from '#web/components/hang.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { Builder } from '#web/pages/candidate/resume/builder.tsx';
import { loadBuilder } from '#web/pages/candidate/resume/load-builder.ts';
import { builderWords as words } from '#web/words/en/resume.ts';

export const meta: MetaFunction = () => pageMeta({ title: words.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadBuilder(request);

/** /create-resume: a resume of the profile, to look at while it is made. */
export default function BuilderPage() {
  const data = useLoaderData<typeof clientLoader>();
  return (
    <Hang title={words.title} id="create-resume">
      {data.ok ? (
        <Builder source={data.source} resumeName={data.resumeName} />
      ) : (
        <LoadFailed title={words.failed} message={data.message} />
      )}
    </Hang>
  );
}
