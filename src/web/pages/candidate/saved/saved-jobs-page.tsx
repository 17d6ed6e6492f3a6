import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/features/jobs/job-details-link.tsx';
import { useKeptOffline } from '#web/features/jobs/kept-offline.ts';
import { setSaved } from '#web/features/jobs/saved-jobs.ts';
import { useFits } from '#web/features/matching/use-fits.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { patchReads } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { Apply } from '#web/pages/candidate/jobs/apply.tsx';
import { deadlineText } from '#web/pages/candidate/jobs/deadline-text.ts';
import { useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { OpenJobWithWarning } from '#web/pages/candidate/jobs/open-job-with-warning.tsx';
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { loadPage, type Page, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { type PatchRows, takeOut } from '#web/pages/candidate/rows.ts';
import { SAVED_JOBS, type SavedJob } from '#web/pages/candidate/saved/saved-queries.ts';
import type { Route } from './+types/saved-jobs-page';

type OpenRow = Extract<SavedJob, { gone: false }>;

const isThere = (job: SavedJob): job is OpenRow => !job.gone;

const patchSaved: PatchRows<SavedJob> = (change) =>
  patchReads('listSavedJobs', (list) => {
    const body = change(list.body);
    return { body, total: list.total + body.length - list.body.length };
  });

/**
 * Removes a job optimistically, offers Undo for a few seconds, and restores it with the server's message when refused.
 */
function useJobRemoval(): (job: SavedJob) => void {
  const toast = useToast();
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ _id }: SavedJob) => setSaved(_id, true),
    // The most recently saved job comes first.
    onMutate: (job) => patchSaved((rows) => [job, ...rows.filter(({ _id }) => _id !== job._id)]),
    onError: (failure, job) => {
      takeOut(job, patchSaved);
      toast.error(texts.notSaved({ title: job.title, message: failure.message }));
    },
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ _id }: SavedJob) => setSaved(_id, false),
    onMutate: (job) => takeOut(job, patchSaved),
    onError: (failure, job, putBack) => {
      putBack?.();
      toast.error(texts.notRemoved({ title: job.title, message: failure.message }));
    },
    onSuccess: (_, job) =>
      toast.done(
        texts.removed({ title: job.title }),
        // What is gone cannot be saved again.
        job.gone ? undefined : { label: texts.undo, onAction: () => bringBack(job) },
      ),
  });
  return remove;
}

function RemoveButton({ job, onRemove }: { job: SavedJob; onRemove: () => void }) {
  return (
    <Button variant="quiet" iconOnly icon={Trash2} className="save" title={texts.remove} onClick={onRemove}>
      {texts.removeOf({ title: job.title, company: job.companyName })}
    </Button>
  );
}

/** A saved job whose page is gone. */
function GoneJobCard({ job, onRemove }: { job: SavedJob; onRemove: () => void }) {
  return (
    <Card as="article" className="grid content-start gap-4">
      <div className="row items-start">
        <CompanyMark name={job.companyName} hollow />
        <div className="grow min-w-0 break-words">
          <h3 className="title">
            <Typed>{job.title}</Typed>
          </h3>
          <p className="soft">
            <Typed>{job.companyName}</Typed>
          </p>
        </div>
        <RemoveButton job={job} onRemove={onRemove} />
      </div>
      <p className="soft">{texts.gone}</p>
      <span>
        <StatusBadge status="Closed" />
      </span>
    </Card>
  );
}

interface SavedJobCardProps {
  job: OpenRow;
  now: string;
  fit: ReactNode;
  onRemove: () => void;
}

/** A saved job: its deadline or that it has closed, and a button to remove it. */
function SavedJobCard({ job, now, fit, onRemove }: SavedJobCardProps) {
  return (
    <JobCard
      job={job}
      now={now}
      deadlineTold
      fit={fit}
      description={job.closed ? texts.closedHelp : deadlineText(job)}
      save={<RemoveButton job={job} onRemove={onRemove} />}
      action={
        <span className="row row-s wrap">
          <JobDetailsLink job={job} />
          {job.closed ? <StatusBadge status="Closed" /> : <Apply job={job} now={now} />}
        </span>
      }
    />
  );
}

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'candidate');
  await settle(loadPage(SAVED_JOBS, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString(), owner: user?._id };
}

/** /saved-jobs: the candidate's saved jobs. */
export default function SavedJobsPage({ loaderData: { now, owner } }: Route.ComponentProps) {
  const listed = usePage(SAVED_JOBS, pageOf(new URLSearchParams(useLocation().search)));
  if (listed.ok) return <Kept {...listed.data} now={now} owner={owner} />;
  return (
    <Section title={texts.title} id="saved-jobs">
      <LoadFailed title={texts.failed} message={listed.message} />
    </Section>
  );
}

function Kept({ body: jobs, total, page, pages, now, owner }: Page<SavedJob[]> & { now: string; owner?: string }) {
  const { search } = useLocation();
  const whole = useOpenedJob();
  const remove = useJobRemoval();
  // The same array for the same rows: a new one would be stored again.
  const there = useMemo(() => jobs.filter(isThere), [jobs]);
  const fitOf = useFits(there);
  useKeptOffline('saved', there, now, owner);
  return (
    <Section
      title={texts.counted({ count: countText(total) })}
      id="saved-jobs"
      link={jobs.length > 0 ? { to: '/job-list', words: texts.find } : undefined}
    >
      {jobs.length > 0 ? (
        <div className="grid grid-3">
          {jobs.map((job) =>
            isThere(job) ? (
              <SavedJobCard key={job._id} job={job} now={now} fit={fitOf(job)} onRemove={() => remove(job)} />
            ) : (
              <GoneJobCard key={job._id} job={job} onRemove={() => remove(job)} />
            ),
          )}
        </div>
      ) : (
        <EmptyState
          card
          title={texts.empty}
          action={
            <ButtonLink variant="primary" to="/job-list">
              {texts.find}
            </ButtonLink>
          }
        >
          {texts.emptyHelp}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} to={(to) => ({ search: pageSearch(search, to) })} />
      <OpenJobWithWarning listed={there} whole={whole} now={now} extra={(job) => <PostedBy job={job} />} />
    </Section>
  );
}
