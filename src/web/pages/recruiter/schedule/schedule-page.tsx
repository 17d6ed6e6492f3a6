import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useSearchParams } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { DateCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { dayRangeText, dayText, longMonthText, longShortDayText, shortMonthText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { withParams } from '#web/lib/list-params.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { APPLICATIONS } from '#web/pages/recruiter/addresses.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewLine } from '#web/pages/recruiter/schedule/interview-line.tsx';
import { MonthGrid } from '#web/pages/recruiter/schedule/month-grid.tsx';
import { OpenInterview } from '#web/pages/recruiter/schedule/open-interview.tsx';
import { loadSchedule, type Schedule, useSchedule } from '#web/pages/recruiter/schedule/schedule.ts';
import { SCHEDULE_VIEWS, step, weekdayOf, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';
import { WeekGrid } from '#web/pages/recruiter/schedule/week-grid.tsx';
import { useClose } from '#web/pages/recruiter/use-close.ts';
import type { Route } from './+types/schedule-page';

/** The interviews grouped by day, with today marked; days without interviews are left out. */
function Agenda({ interviews, today, now }: { interviews: readonly Interview[]; today: string; now: string }) {
  const days = Map.groupBy(interviews, ({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)));
  return (
    <ol className="stack gap-6">
      {[...days].map(([day, ofDay]) => (
        <li
          key={day}
          className="grid grid-cols-1 gap-3 border-t-2 border-ink pt-3 sm:grid-cols-[64px_minmax(0,1fr)] sm:gap-5"
        >
          <div className="max-sm:hidden" aria-hidden="true">
            <DateCard
              weekday={texts.weekdays[weekdayOf(day)] ?? ''}
              day={Number(day.slice(8))}
              month={shortMonthText(day)}
            />
          </div>
          <div className="min-w-0">
            <h2 className="title num row wrap gap-2 px-2">
              {texts.weekdaysLong[weekdayOf(day)]},{' '}
              {day.slice(0, 4) === today.slice(0, 4) ? longShortDayText(day) : dayText(day)}
              {day === today ? <Badge tone="blue">{texts.today}</Badge> : null}
            </h2>
            <ol>
              {ofDay.map((interview) => (
                <InterviewLine key={interview._id} interview={interview} now={now} />
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  const now = new Date().toISOString();
  await loadSchedule(new URL(request.url).searchParams, now);
  return { now };
}

export { revalidateUnlessOpened as shouldRevalidate } from '#web/pages/recruiter/addresses.ts';

/** /interview-schedule: the recruiter's interviews as agenda, week and month. */
export default function SchedulePage({ loaderData: { now } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const schedule = useSchedule(search, now);
  const close = useClose();
  const { open } = schedule;
  return (
    <main className="main-wide stack gap-6">
      <Tools schedule={schedule} />
      {search.has('open') && !open && schedule.interviews.ok ? (
        <Notice tone="amber" live="status" title={texts.gone} onClose={close} />
      ) : null}
      {schedule.waiting.length > 0 ? (
        <section aria-labelledby="waiting" className="card pad">
          <h2 id="waiting" className="title">
            {texts.waiting({ count: schedule.waiting.length })}
          </h2>
          <p className="small soft">{texts.waitingHelp({ count: schedule.waiting.length })}</p>
          <ol className="-mx-2 mt-2">
            {schedule.waiting.map((interview) => (
              <InterviewLine key={interview._id} interview={interview} now={now} dated />
            ))}
          </ol>
        </section>
      ) : null}
      {schedule.interviews.ok ? (
        <Shown schedule={schedule} now={now} interviews={schedule.interviews.data} />
      ) : (
        <LoadFailed title={texts.failed} message={schedule.interviews.message} />
      )}
      {open ? <OpenInterview key={open._id} interview={open} now={now} onClose={close} /> : null}
    </main>
  );
}

/** The view: a calendar if there is room, and the agenda of the same days on a phone and with large text. */
function Shown({
  schedule: { view, day, today },
  now,
  interviews,
}: {
  schedule: Schedule;
  now: string;
  interviews: Parameters<typeof Agenda>[0]['interviews'];
}) {
  const agenda =
    interviews.length > 0 ? (
      <Agenda {...{ interviews, today, now }} />
    ) : (
      <EmptyState
        title={texts.empty}
        level={2}
        picture="students"
        action={<ButtonLink to={`${APPLICATIONS}?status=accepted`}>{texts.toApplications}</ButtonLink>}
      >
        {texts.emptyHelp}
      </EmptyState>
    );
  if (view === 'agenda') return agenda;
  return (
    <div className="@container">
      <div className={view === 'week' ? '@max-[42rem]:hidden' : '@max-[40rem]:hidden'}>
        {view === 'week' ? (
          <WeekGrid {...{ day, today, now, interviews }} />
        ) : (
          <MonthGrid {...{ day, today, interviews }} />
        )}
      </div>
      <div className={view === 'week' ? '@min-[42rem]:hidden' : '@min-[40rem]:hidden'}>{agenda}</div>
    </div>
  );
}

/** Controls for the view and its days. */
function Tools({ schedule: { view, day, today } }: { schedule: Schedule }) {
  const [search] = useSearchParams();
  const at = (changes: Record<string, string>) => withParams(search, { open: '', ...changes });
  const { from, to } = windowOf(view, day);
  return (
    <div className="row wrap between">
      <div className="row row-s">
        <ButtonLink size="m" iconOnly icon={ChevronLeft} to={at({ day: step(view, day, -1) })} preventScrollReset>
          {texts.previous}
        </ButtonLink>
        <ButtonLink size="m" to={at({ day: today })} preventScrollReset>
          {texts.today}
        </ButtonLink>
        <ButtonLink size="m" iconOnly icon={ChevronRight} to={at({ day: step(view, day, 1) })} preventScrollReset>
          {texts.next}
        </ButtonLink>
        <b className="num ml-2 max-sm:hidden" role="status">
          {view === 'month' ? longMonthText(day) : dayRangeText(from, to)}
        </b>
      </div>
      <SegmentLinks
        label={texts.views}
        tabs={SCHEDULE_VIEWS.map((one) => ({ to: at({ view: one }), label: texts[one], current: one === view }))}
      />
      <p className="num small soft w-full sm:hidden">
        {view === 'month' ? longMonthText(day) : dayRangeText(from, to)}
      </p>
    </div>
  );
}
