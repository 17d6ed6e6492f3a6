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
import { useFound } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { InterviewCard } from '#web/pages/candidate/interviews/interview-card.tsx';
import { InterviewDialog } from '#web/pages/candidate/interviews/interview-dialog.tsx';
import { INTERVIEWS, interviewOf } from '#web/pages/candidate/interviews/interview-queries.ts';
import { useOpened } from '#web/pages/candidate/opened.ts';
import { loadPage, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/interview-call-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await settle(loadPage(INTERVIEWS, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString() };
}

/** The interview calls, headed with their count; the address opens one of them. */
export default function InterviewCallPage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { id = '', close } = useOpened('interview');
  const listed = usePage(INTERVIEWS, pageOf(new URLSearchParams(search)));
  const there = listed.ok ? listed.data.body.data.find(({ applicationId }) => applicationId === id) : undefined;
  const elsewhere = useFound(interviewOf(id), id !== '' && listed.ok && !there);
  if (!listed.ok) {
    return (
      <Section title={texts.title} id="interview-calls">
        <LoadFailed title={texts.failed} message={listed.message} />
      </Section>
    );
  }
  const { body, total, page, pages } = listed.data;
  const interviews = body.data;
  const opened = there ?? elsewhere?.data;
  return (
    <Section title={texts.counted({ count: countText(total) })} id="interview-calls">
      <div className="stack">
        {elsewhere === null ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
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
