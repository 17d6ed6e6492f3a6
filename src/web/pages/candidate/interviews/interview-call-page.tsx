import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useLocation } from 'react-router';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { interviewTexts as texts } from '#texts/candidate.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card, DateCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import { countText, dayText, timeText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { useHeldRows } from '#web/lib/live/use-held-back.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { useFound } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { AnswerLine } from '#web/pages/candidate/interviews/answer-line.tsx';
import { calendarTile, type Interview, InterviewBadge } from '#web/pages/candidate/interviews/interview.tsx';
import { InterviewDialog } from '#web/pages/candidate/interviews/interview-dialog.tsx';
import { INTERVIEWS, interviewOf } from '#web/pages/candidate/interviews/interview-queries.ts';
import { JobClosed } from '#web/pages/candidate/job-closed.tsx';
import { useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { OpenJobWithWarning } from '#web/pages/candidate/jobs/open-job-with-warning.tsx';
import { useOpen, useOpened } from '#web/pages/candidate/opened.ts';
import { loadPage, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { isUnsafe, TakenDown } from '#web/pages/candidate/taken-down.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/interview-call-page';

/** One interview call; the whole card opens its details. */
function InterviewCard({ interview, now }: { interview: Interview; now: string }) {
  const open = useOpen('interview');
  const { applicationId, currentCompany, role, interviewDateTime, location, contact, description, status } = interview;
  const past = isInterviewOver(interviewDateTime, now);
  const asks = interview.may.answer && !interview.answer;
  const dropped = past || interview.takenDown || status === 'Cancelled' || status === 'Rejected';
  return (
    <Card as="li" padding="none" className="application-card relative hover:border-line-strong hover:shadow-2">
      <div className="flex items-start gap-4">
        <div className={dropped ? 'opacity-60' : undefined}>
          <DateCard {...calendarTile(interviewDateTime)} />
        </div>
        <div className="grow stack stack-s">
          <div className="row wrap between gap-y-1">
            <p className="soft break-words">
              <CompanyLine companyName={currentCompany} postedByCompany={interview.postedByCompany} />
            </p>
            <InterviewBadge {...interview} />
          </div>
          <h3 className="title break-words">
            <Link
              {...open(applicationId)}
              aria-label={(asks ? texts.answerOf : texts.detailsOf)({ role, company: currentCompany })}
              className="no-underline hover:underline after:absolute after:inset-0 after:content-['']"
            >
              <Typed>{role}</Typed>
            </Link>
          </h3>
          <p className="num">
            <time dateTime={interviewDateTime}>
              {dayText(interviewDateTime)}, {timeText(interviewDateTime)}
            </time>
          </p>
          <TakenDown of={interview} interviewAhead={isUnsafe(interview, now)} />
          {interview.may.answer ? <JobClosed of={interview} what="interview" /> : null}
          <AnswerLine interview={interview} />
          {location ? (
            <p className="small soft wrap-anywhere">
              <Typed>{location}</Typed>
            </p>
          ) : null}
          {contact ? (
            <p className="small soft num">
              {texts.contact}: {phoneText(contact)}
            </p>
          ) : null}
          {description ? (
            <p className="small soft line-clamp-2 break-words">
              <Typed>{description}</Typed>
            </p>
          ) : null}
          {/* The title is the link and spans the card; this is its visual cue. */}
          <p aria-hidden="true" className="row row-s link small w-fit gap-1">
            {asks ? texts.answerIt : texts.details}
            <Icon as={ChevronRight} size="s" />
          </p>
        </div>
      </div>
    </Card>
  );
}

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  await settle(loadPage(INTERVIEWS, pageOf(new URL(request.url).searchParams)));
  return { now: new Date().toISOString() };
}

/** The interview calls with their count; the address opens one of them. */
export default function InterviewCallPage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { id = '', close } = useOpened('interview');
  const listed = usePage(INTERVIEWS, pageOf(new URLSearchParams(search)));
  const { shown: interviews, ...added } = useHeldRows(listed.ok ? listed.data.body.data : [], {
    key: search,
    idOf: ({ _id }) => _id,
    features: ['interviews'],
  });
  const whole = useOpenedJob();
  const there = interviews.find(({ applicationId }) => applicationId === id);
  const elsewhere = useFound(interviewOf(id), id !== '' && listed.ok && !there);
  if (!listed.ok) {
    return (
      <Section title={texts.title} id="interview-calls">
        <LoadFailed title={texts.failed} message={listed.message} />
      </Section>
    );
  }
  const { total, page, pages } = listed.data;
  const opened = there ?? elsewhere?.data;
  return (
    <Section title={texts.counted({ count: countText(total) })} id="interview-calls">
      <NewRowsBar
        floating
        count={added.count}
        label={newRowsTexts.interviews({ count: added.count })}
        onShow={added.show}
      />
      <div className="stack">
        {elsewhere === null ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
        {interviews.length > 0 ? (
          <ul className="grid lg:grid-cols-2" data-list tabIndex={-1}>
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
      <OpenJobWithWarning listed={[]} whole={whole} now={now} />
    </Section>
  );
}
