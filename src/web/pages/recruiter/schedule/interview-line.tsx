import CalendarSync from 'lucide-react/icons/calendar-sync';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UserX from 'lucide-react/icons/user-x';
import { Link, useSearchParams } from 'react-router';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { statusTexts } from '#texts/components.ts';
import { applicationTexts } from '#texts/recruiter.ts';
import { interviewNewsTexts as newsTexts } from '#texts/recruiter-interview-news.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { Badge } from '#web/components/badge.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { shortDayText, timeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { OtherCompany } from '#web/pages/recruiter/other-company.tsx';

const ANSWERS = {
  confirmed: { tone: 'green', icon: Check, text: texts.confirmed },
  another_time: { tone: 'amber', icon: CalendarSync, text: texts.anotherTime },
} as const;

interface InterviewStateProps {
  interview: Pick<Interview, 'status' | 'noShow' | 'hired' | 'interviewDateTime' | 'takenDown' | 'answer'>;
  now: string;
}

type State = InterviewStateProps['interview'];

/** Whether the job of an interview without a result was taken down; then it gets none. */
const isTakenDown = ({ status, hired, takenDown }: State): boolean =>
  Boolean(takenDown) && OPEN.includes(status) && !hired;

const OPEN: readonly State['status'][] = ['Pending', 'Scheduled'];

/**
 * The candidate's answer; that the candidate is hired, or the job taken down; after the interview its result, or that
 * it is missing.
 */
export function InterviewState({ interview, now }: InterviewStateProps) {
  if (interview.status === 'Selected' || interview.status === 'Rejected') {
    return <StatusBadge status={interview.noShow ? 'noShow' : interview.status} />;
  }
  if (interview.hired) return <StatusBadge status="hired" />;
  if (isTakenDown(interview)) {
    return (
      <Badge tone="amber" icon={TriangleAlert}>
        {newsTexts.takenDownShort}
      </Badge>
    );
  }
  if (isInterviewOver(interview.interviewDateTime, now)) {
    return (
      <Badge tone="amber" icon={CircleHelp}>
        {texts.resultWanted}
      </Badge>
    );
  }
  const answer = interview.answer && ANSWERS[interview.answer];
  return answer ? (
    <Badge tone={answer.tone} icon={answer.icon}>
      {answer.text}
    </Badge>
  ) : (
    <Badge icon={CircleHelp}>{texts.unanswered}</Badge>
  );
}

/** Address that opens an interview over the current view. */
export const useOpenAddress = () => {
  const [search] = useSearchParams();
  return (interview: Interview) => withParams(search, { open: interview.applicationId });
};

/** One interview in an agenda; `dated` where no day heading is above it. */
export function InterviewLine({ interview, now, dated }: { interview: Interview; now: string; dated?: boolean }) {
  const addressOf = useOpenAddress();
  const { candidateName = '', jobTitle, currentCompany, postedByCompany, interviewDateTime, location } = interview;
  return (
    <li className="@container border-t border-line first:border-t-0">
      <Link
        to={addressOf(interview)}
        state={{ openedHere: true }}
        preventScrollReset
        className="grid min-h-14 grid-cols-[minmax(76px,min-content)_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 rounded-2 px-2 py-3 text-ink no-underline hover:bg-hover @min-[33rem]:grid-cols-[88px_minmax(0,1fr)_auto]"
      >
        <span className="num strong">{dated ? shortDayText(interviewDateTime) : timeText(interviewDateTime)}</span>
        <span className="min-w-0">
          <b className="wrap-anywhere">
            <Typed>{candidateName}</Typed>
          </b>
          {interview.cannotSignIn ? (
            <span className="small block text-amber">{applicationTexts.cannotSignIn}</span>
          ) : null}
          <span className="small soft block wrap-anywhere" lang={langOf(jobTitle)}>
            {jobTitle}
            <OtherCompany of={{ companyName: currentCompany, postedByCompany }} />
          </span>
          <span className="small muted line-clamp-1 wrap-anywhere" lang={langOf(location)}>
            {location}
          </span>
        </span>
        <span className="@max-[33rem]:col-start-2">
          <InterviewState interview={interview} now={now} />
        </span>
      </Link>
    </li>
  );
}

/** One interview in a calendar cell; in a narrow cell the name is below the time. */
export function InterviewChip({ interview }: { interview: Interview }) {
  const addressOf = useOpenAddress();
  const { candidateName = '', interviewDateTime, answer, status, cannotSignIn } = interview;
  const takenDown = isTakenDown(interview);
  const answerMark = status === 'Selected' || answer === 'confirmed' ? Check : answer ? CalendarSync : undefined;
  const mark = takenDown ? TriangleAlert : answerMark;
  return (
    <Link
      to={addressOf(interview)}
      state={{ openedHere: true }}
      preventScrollReset
      className={classNames(
        'flex min-h-6 items-center gap-x-1 rounded-1 px-1.5 py-0.5 text-[13px] leading-tight no-underline hover:underline @max-[64rem]:flex-wrap @max-[64rem]:py-1',
        takenDown ? 'bg-amber-wash text-amber' : 'bg-accent-wash text-accent-text',
      )}
    >
      <span className="num shrink-0">{timeText(interviewDateTime)} </span>
      <span className="truncate @max-[64rem]:order-last @max-[64rem]:line-clamp-2 @max-[64rem]:w-full @max-[64rem]:whitespace-normal @max-[64rem]:wrap-break-word">
        <Typed>{candidateName}</Typed>
      </span>
      {takenDown ? (
        <span className="visually-hidden">, {newsTexts.takenDownShort}</span>
      ) : answer ? (
        <span className="visually-hidden">, {ANSWERS[answer].text}</span>
      ) : null}
      {cannotSignIn ? <span className="visually-hidden">, {applicationTexts.cannotSignIn}</span> : null}
      {mark ? <Icon as={mark} size="s" className="ml-auto shrink-0" /> : null}
    </Link>
  );
}

/** One interview in the hours of its day: who, when and where, or that its job was taken down or its result is missing. */
export function InterviewBlock({ interview, now, time }: { interview: Interview; now: string; time: string }) {
  const addressOf = useOpenAddress();
  const { candidateName = '', interviewDateTime, answer, status, location, cannotSignIn } = interview;
  const ended = status === 'Selected' || status === 'Rejected';
  const takenDown = isTakenDown(interview);
  const wanted = !ended && !takenDown && isInterviewOver(interviewDateTime, now);
  const answerMark = answer && !ended ? ANSWERS[answer].icon : undefined;
  const mark = wanted ? CircleHelp : takenDown ? TriangleAlert : answerMark;
  const place = takenDown ? newsTexts.takenDownShort : location;
  const note = wanted ? texts.resultWanted : ended ? statusTexts[status] : place;
  return (
    <Link
      to={addressOf(interview)}
      state={{ openedHere: true }}
      preventScrollReset
      className={classNames(
        'flex h-full flex-col gap-0.5 overflow-hidden rounded-b-1 border-t-2 px-1.5 py-1 text-[13px] leading-tight no-underline hover:underline max-xl:gap-0 max-xl:py-0.5 max-xl:text-[12px]',
        (wanted || takenDown) && 'border-amber-fill bg-amber-wash text-amber',
        ended && 'border-line-strong bg-surface text-ink-2 ring-1 ring-line',
        !wanted && !ended && !takenDown && 'border-accent-mark bg-accent-wash text-accent-text',
      )}
    >
      <span className="flex min-w-0 items-center gap-1">
        <b className="line-clamp-1 text-ink max-xl:line-clamp-2">
          <Typed>{candidateName}</Typed>
        </b>
        {cannotSignIn ? <Icon as={UserX} size="s" className="shrink-0 text-amber" /> : null}
      </span>
      <span className="flex min-w-0 items-center gap-1">
        {mark ? <Icon as={mark} size="s" className="shrink-0" /> : null}
        <span className="truncate">
          {time}
          {note ? (
            <span className={classNames(note === location && 'max-xl:hidden')}>
              {DOT}
              <Typed>{note}</Typed>
            </span>
          ) : null}
        </span>
      </span>
      {answer && !ended && !takenDown ? <span className="visually-hidden">, {ANSWERS[answer].text}</span> : null}
      {cannotSignIn ? <span className="visually-hidden">, {applicationTexts.cannotSignIn}</span> : null}
    </Link>
  );
}
