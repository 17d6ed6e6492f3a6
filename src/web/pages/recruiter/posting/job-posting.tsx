import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { JOBS } from '#web/pages/recruiter/addresses.ts';
import { PostingForm } from '#web/pages/recruiter/posting/posting-form.tsx';
import type { OwnJob } from '#web/pages/recruiter/posting/posting-values.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

interface LoadedPosting {
  /** What is done: a new job, a new one that starts from another, or another edited. */
  purpose: 'new' | 'copy' | 'edit';
  /** What the address names. */
  id?: string;
  job?: LoadResult<OwnJob>;
}

/** `?job=` edits, `?copy=` starts from another. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<LoadedPosting> {
  requireSession(request, 'recruiter');
  const { searchParams } = new URL(request.url);
  const edited = searchParams.get('job');
  const id = edited || searchParams.get('copy');
  if (!id) return { purpose: 'new' };
  const job = await settle(call('getJob', { params: { id } }, { signal: request.signal }));
  return { purpose: edited ? 'edit' : 'copy', id, job };
}

/** The page of the posting form. */
export default function JobPosting() {
  const { purpose, id, job } = useLoaderData<typeof clientLoader>();
  // Somebody else's job may be read by everybody; only the owner reads its version.
  const found = job?.ok && job.data.version !== undefined ? job.data : undefined;
  const [begun, setBegun] = useState({ id, job: found });
  if (begun.id !== id || (found && found !== begun.job)) setBegun({ id, job: found });
  // A form that is open stays, with what was typed, when its job goes meanwhile.
  const own = found ?? (begun.id === id ? begun.job : undefined);
  if (job && !own) {
    const gone = job.ok || job.code === 'NOT_FOUND' || job.code === 'GONE';
    return (
      <main className="main-wide">
        {gone ? (
          <EmptyState title={texts.notYours} level={2} action={<ButtonLink to={JOBS}>{texts.toJobs}</ButtonLink>} />
        ) : (
          <LoadFailed title={texts.loadFailed} message={job.ok ? '' : job.message} />
        )}
      </main>
    );
  }
  return (
    <main className="main-wide">
      <PostingForm key={`${purpose} ${own?._id ?? ''}`} purpose={purpose} job={own} />
    </main>
  );
}
