import { useLocation } from 'react-router';
import { interviewTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { InterviewCard } from '#web/pages/candidate/interviews/interview-card.tsx';
import { InterviewDialog } from '#web/pages/candidate/interviews/interview-dialog.tsx';
import { loadInterviews } from '#web/pages/candidate/interviews/load-interviews.ts';
import { useOpened } from '#web/pages/candidate/opened.ts';
import { pageSearch } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/interview-call-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  requireSession(request, 'candidate');
  return loadInterviews(request);
};

/** The interview calls, headed with their count; the address opens one of them. */
export default function InterviewCallPage({ loaderData: { listed, opened: loaded, now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { id, close } = useOpened('interview');
  if (!listed.ok) {
    return (
      <Section title={texts.title} id="interview-calls">
        <LoadFailed title={texts.failed} message={listed.message} />
      </Section>
    );
  }
  const { interviews, total, page, pages } = listed.data;
  const opened =
    interviews.find(({ applicationId }) => applicationId === id) ?? (loaded?.applicationId === id ? loaded : undefined);
  return (
    <Section title={texts.counted({ count: countText(total) })} id="interview-calls">
      <div className="stack">
        {id && loaded === null ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
        {interviews.length > 0 ? (
          <ul className="grid lg:grid-cols-2">
            {interviews.map((interview) => (
              <InterviewCard key={interview._id} interview={interview} now={now} />
            ))}
          </ul>
        ) : (
          <EmptyState
            card
            picture="mentorship"
            title={texts.empty}
            action={<ButtonLink to={viewPath('job-applied')}>{texts.toApplications}</ButtonLink>}
          >
            {texts.emptyHelp}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} to={(to) => ({ search: pageSearch(search, to) })} />
      </div>
      {opened ? <InterviewDialog key={opened._id} interview={opened} now={now} onClose={close} /> : null}
    </Section>
  );
}
