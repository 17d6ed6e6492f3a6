import { useLocation } from 'react-router';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { OpenJob } from '#web/jobs/open-job.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { settle } from '#web/lib/settle.ts';
import { useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { loadPage, type Page, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { SavedJobCard } from '#web/pages/candidate/saved/saved-job-card.tsx';
import { SAVED_JOBS, type SavedJob } from '#web/pages/candidate/saved/saved-queries.ts';
import { useJobRemoval } from '#web/pages/candidate/saved/use-job-removal.ts';
import type { Route } from './+types/saved-jobs-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await settle(loadPage(SAVED_JOBS, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString() };
}

/** /saved-jobs: what the candidate has kept. */
export default function SavedJobsPage({ loaderData: { now } }: Route.ComponentProps) {
  const listed = usePage(SAVED_JOBS, pageOf(new URLSearchParams(useLocation().search)));
  if (listed.ok) return <Kept {...listed.data} now={now} />;
  return (
    <Section title={texts.title} id="saved-jobs">
      <LoadFailed title={texts.failed} message={listed.message} />
    </Section>
  );
}

function Kept({ body: jobs, total, page, pages, now }: Page<SavedJob[]> & { now: string }) {
  const { search } = useLocation();
  const whole = useOpenedJob();
  const remove = useJobRemoval();
  return (
    <Section
      title={texts.counted({ count: countText(total) })}
      id="saved-jobs"
      link={jobs.length > 0 ? { to: '/job-list', words: texts.find } : undefined}
    >
      {jobs.length > 0 ? (
        <div className="grid g3">
          {jobs.map((job) => (
            <SavedJobCard key={job._id} job={job} now={now} onRemove={() => remove(job)} />
          ))}
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
      <OpenJob listed={jobs} whole={whole} now={now} extra={(job) => <PostedBy job={job} />} />
    </Section>
  );
}
