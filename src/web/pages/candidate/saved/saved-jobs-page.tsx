import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
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
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { pageSearch } from '#web/pages/candidate/paging.ts';
import { loadSavedJobs, type SavedJobs, type SavedPage } from '#web/pages/candidate/saved/load-saved-jobs.ts';
import { SavedJobCard } from '#web/pages/candidate/saved/saved-job-card.tsx';
import { useRemovals } from '#web/pages/candidate/saved/use-removals.ts';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

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
    <Section title={texts.title} id="saved-jobs">
      <LoadFailed title={texts.failed} message={listed.message} />
    </Section>
  );
}

function Kept({ page, saved: { whole, now } }: { page: SavedPage; saved: SavedJobs }) {
  const { search } = useLocation();
  const { shown, gone, remove } = useRemovals(page);
  return (
    <Section
      title={texts.counted({ count: countText(page.total - gone) })}
      id="saved-jobs"
      link={shown.length > 0 ? { to: '/job-list', words: texts.find } : undefined}
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
      <Pagination page={page.page} pages={page.pages} to={(to) => ({ search: pageSearch(search, to) })} />
      <OpenJob listed={page.body} whole={whole} now={now} extra={(job) => <PostedBy job={job} />} />
    </Section>
  );
}
