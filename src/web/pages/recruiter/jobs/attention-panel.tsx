import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import Inbox from 'lucide-react/icons/inbox';
import Timer from 'lucide-react/icons/timer';
import type { LucideIcon } from 'lucide-react/types';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { attentionTexts as texts } from '#texts/recruiter-attention.ts';
import { Icon } from '#web/components/icon.tsx';
import { daysLeftText, shortDayText, timeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { ANSWERS_DUE, APPLICATIONS, JOBS } from '#web/pages/recruiter/addresses.ts';
import { type Attention, isQuiet, NAMED, SOON_DAYS } from '#web/pages/recruiter/jobs/attention.ts';

/** What needs attention first: unanswered applications, interviews, accepted offers, and jobs that close soon. */
export function AttentionPanel({ attention, now }: { attention: Attention; now: string }) {
  const { waiting, due, hired, interviews, wishes, held, closing } = attention;
  const unanswered = waiting?.all ?? 0;
  return (
    <section aria-labelledby="attention" className="card pad">
      <h2 id="attention" className="title">
        {texts.title}
      </h2>
      {isQuiet(attention) ? <p className="soft small mt-1">{texts.none}</p> : null}
      <ul className="mt-2 grid grid-cols-1 gap-x-8 gap-y-3 empty:hidden lg:grid-cols-[repeat(auto-fit,minmax(260px,1fr))]">
        {waiting && unanswered > 0 ? (
          <Point icon={Inbox} to={waitingFor(0)} title={texts.unanswered({ count: unanswered })}>
            {waiting.week > 0 ? <Line to={waitingFor(7)}>{texts.week({ count: waiting.week })}</Line> : null}
            {waiting.threeDays > waiting.week ? (
              <Line to={waitingFor(3)}>{texts.threeDays({ count: waiting.threeDays })}</Line>
            ) : null}
            {waiting.threeDays === 0 ? <li>{texts.fresh}</li> : null}
          </Point>
        ) : null}
        {due && due.soon + due.overdue > 0 ? (
          <Point icon={Timer} to={ANSWERS_DUE} title={texts.due({ count: due.soon + due.overdue })}>
            {due.overdue > 0 ? (
              <Line to={`${APPLICATIONS}?due=overdue&sort=answerBy`}>{texts.overdue({ count: due.overdue })}</Line>
            ) : null}
            {due.soon > 0 ? (
              <Line to={`${APPLICATIONS}?due=soon&sort=answerBy`}>{texts.dueSoon({ count: due.soon })}</Line>
            ) : null}
          </Point>
        ) : null}
        {interviews.length > 0 ? (
          <Point icon={CalendarClock} to="/interview-schedule" title={texts.today({ count: interviews.length })}>
            {interviews.slice(0, NAMED).map(({ applicationId, interviewDateTime, candidateName }) => (
              <li key={applicationId}>
                {texts.next({ time: timeText(interviewDateTime), name: candidateName ?? '' })}
              </li>
            ))}
          </Point>
        ) : null}
        {wishes.length > 0 ? (
          <Point icon={CalendarSync} to="/interview-schedule" title={texts.wishes({ count: wishes.length })}>
            <Interviews of={wishes} />
          </Point>
        ) : null}
        {held.length > 0 ? (
          <Point icon={CircleHelp} to="/interview-schedule" title={texts.held({ count: held.length })}>
            <Interviews of={held} />
          </Point>
        ) : null}
        {hired > 0 ? (
          <Point
            icon={CircleCheckBig}
            to={`${APPLICATIONS}?status=hired&hired=7`}
            title={texts.hired({ count: hired })}
          >
            <li>{texts.hiredHelp}</li>
          </Point>
        ) : null}
        {closing.total > 0 ? (
          <Point
            icon={Hourglass}
            to={`${JOBS}?closing=${SOON_DAYS}`}
            title={texts.closing({ count: closing.total, days: SOON_DAYS })}
          >
            {closing.jobs.map((job) => (
              <Line key={job._id} to={`${JOBS}?job=${job.jobId}`} state={{ openedHere: true }} preventScrollReset>
                <bdi lang={langOf(job.title)}>{job.title}</bdi>
                {texts.lastDay({ days: daysLeftText(job.applicationDeadline.end, now) })}
              </Line>
            ))}
          </Point>
        ) : null}
      </ul>
    </section>
  );
}

/** The first of these interviews, each linking to its application. */
function Interviews({ of: interviews }: { of: Attention['held'] }) {
  return interviews.slice(0, NAMED).map(({ applicationId, interviewDateTime, candidateName }) => (
    <Line key={applicationId} to={`${APPLICATIONS}?application=${applicationId}`}>
      {texts.when({ day: shortDayText(interviewDateTime), name: candidateName ?? '' })}
    </Line>
  ));
}

/** Unanswered applications of at least that age, oldest first. */
const waitingFor = (days: number): string => `${APPLICATIONS}?status=pending&waiting=${days}&sort=appliedAt`;

function Line(link: ComponentProps<typeof Link>) {
  return (
    <li>
      <Link {...link} className="link inline-block py-1 wrap-anywhere max-md:py-3" />
    </li>
  );
}

interface PointProps {
  icon: LucideIcon;
  to: string;
  title: string;
  children: ReactNode;
}

function Point({ icon, to, title, children }: PointProps) {
  return (
    <li className="flex items-start gap-3">
      <span className="grid h-8 w-8 shrink-0 place-items-center rounded-2 bg-accent-wash text-accent-text max-md:mt-1.5">
        <Icon as={icon} />
      </span>
      <div className="min-w-0">
        <Link className="link inline-flex min-h-8 items-center font-semibold max-md:min-h-11" to={to}>
          {title}
        </Link>
        <ul className="small soft">{children}</ul>
      </div>
    </li>
  );
}
