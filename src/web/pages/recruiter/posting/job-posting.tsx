import { useState } from 'react';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { JOBS } from '#web/pages/recruiter/addresses.ts';
import { PostingForm } from '#web/pages/recruiter/posting/posting-form.tsx';
import type { Route } from './+types/job-posting';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

const postedJob = (id: string) => read('getJob', { params: { id } });

/** `?job=` edits a job, `?copy=` starts from one; `id` is the id in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  const { searchParams } = new URL(request.url);
  const edited = searchParams.get('job');
  const id = edited || searchParams.get('copy') || undefined;
  if (id) await settle(load(postedJob(id)));
  return { purpose: id === undefined ? 'new' : edited ? 'edit' : 'copy', id } as const;
}

/** The page of the posting form. */
export default function JobPosting({ loaderData: { purpose, id } }: Route.ComponentProps) {
  return (
    <main className="main-wide">
      {id === undefined ? (
        <PostingForm key="new" purpose={purpose} job={undefined} />
      ) : (
        <PostingOf {...{ purpose, id }} />
      )}
    </main>
  );
}

/** The form for a job, to edit it or to start from it. */
function PostingOf({ purpose, id }: { purpose: 'new' | 'copy' | 'edit'; id: string }) {
  const job = useBody(postedJob(id));
  // Other recruiters' jobs are readable; only the owner receives a version.
  const found = job.ok && job.data.version !== undefined ? job.data : undefined;
  const [begun, setBegun] = useState({ id, job: found });
  if (begun.id !== id || (found && found !== begun.job)) setBegun({ id, job: found });
  // An open form keeps its values if its job is deleted in the meantime.
  const own = found ?? (begun.id === id ? begun.job : undefined);
  if (own) return <PostingForm key={`${purpose} ${own._id}`} purpose={purpose} job={own} />;
  if (job.ok || isMissing(job)) {
    return <EmptyState title={texts.notYours} level={2} action={<ButtonLink to={JOBS}>{texts.toJobs}</ButtonLink>} />;
  }
  return <LoadFailed title={texts.loadFailed} message={job.message} />;
}
