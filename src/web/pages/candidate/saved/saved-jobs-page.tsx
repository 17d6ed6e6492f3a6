import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Hang } from '#web/components/hang.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { OpenJob } from '#web/jobs/open-job.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { pageSearch } from '#web/pages/candidate/paging.ts';
import { loadSavedJobs, type SavedJobs, type SavedPage } from '#web/pages/candidate/saved/load-saved-jobs.ts';
import { SavedJobCard } from '#web/pages/candidate/saved/saved-job-card.tsx';
import { useRemovals } from '#web/pages/candidate/saved/use-removals.ts';
import { savedJobWords as words } from '#web/words/en/saved.ts';

export { unlessClosing as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: MetaFunction = () => pageMeta({ title: words.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'candidate');
  return loadSavedJobs(request);
};

/** /saved-jobs: what the candidate has kept. */
export default function SavedJobsPage() {
  const saved = useLoaderData<typeof clientLoader>();
  const { listed } = saved;
  if (listed.ok) return <Kept page={listed.data} saved={saved} />;
  return (
    <Hang title={words.title} id="saved-jobs">
      <LoadFailed title={words.failed} message={listed.message} />
    </Hang>
  );
}

function Kept({ page, saved: { whole, now } }: { page: SavedPage; saved: SavedJobs }) {
  const { search } = useLocation();
  const { shown, gone, remove } = useRemovals(page);
  return (
    <Hang
      title={words.counted(countText(page.total - gone))}
      id="saved-jobs"
      link={shown.length > 0 ? { to: '/job-list', words: words.find } : undefined}
    >
      {shown.length > 0 ? (
        <div className="grid g3">
          {shown.map((job) => (
            <SavedJobCard key={job._id} job={job} now={now} onRemove={() => remove(job)} />
          ))}
        </div>
      ) : (
        <EmptyState
          card
          title={words.empty}
          action={
            <ButtonLink variant="primary" to="/job-list">
              {words.find}
            </ButtonLink>
          }
        >
          {words.emptyHelp}
        </EmptyState>
      )}
      <Pagination page={page.page} pages={page.pages} to={(to) => ({ search: pageSearch(search, to) })} />
      <OpenJob listed={page.body} whole={whole} now={now} extra={(job) => <PostedBy job={job} />} />
    </Hang>
  );
}
