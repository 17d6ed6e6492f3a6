import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { PointerEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { applicationTexts } from '#texts/recruiter.ts';
import { ratingTexts } from '#texts/recruiter-actions.ts';
import { boardTexts as texts } from '#texts/recruiter-board.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Menu, type MenuEntry } from '#web/components/menu.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dateTimeText, shortDayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { withParams } from '#web/lib/list-params.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import {
  experienceText,
  FitOfApplication,
  InterviewWants,
  Waiting,
} from '#web/pages/recruiter/applications/application-facts.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { focusPanel, rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';
import { allowedColumns, type MoveTarget } from '#web/pages/recruiter/applications/board-columns.ts';
import { isAhead, mayMove } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { OtherCompany } from '#web/pages/recruiter/other-company.tsx';

export interface BoardCardProps {
  application: Application;
  actions: ApplicationActions;
  open: boolean;
  lifted: boolean;
  now: string;
  onLift: (event: PointerEvent<HTMLElement>) => void;
  onMove: (column: MoveTarget) => void;
}

/** An application on the board: the candidate, the job, the day of its state, and the columns it can move to. */
export function BoardCard({ application, actions, open, lifted, now, onLift, onMove }: BoardCardProps) {
  const { search } = useLocation();
  const { _id, fullName, status, interviewDetails: interview, rating } = application;
  const ways = allowedColumns(application);
  const singleKeys = useSingleKeys();
  const anotherIsOpen = new URLSearchParams(search).has('application');
  const entries: MenuEntry[] = ways.map((column) => ({ label: texts.to[column], onAction: () => onMove(column) }));
  if (mayMove(application)) {
    entries.push({
      label: applicationTexts.reschedule,
      icon: CalendarSync,
      onAction: () => actions.ask(application, 'interview'),
    });
  }
  if (isAhead(application)) {
    entries.push({
      label: applicationTexts.cancelInterview,
      icon: CalendarX,
      onAction: () => actions.ask(application, 'cancel interview'),
    });
  }
  return (
    <li
      className={classNames('card board-card', lifted && 'lift', open && 'on', 'is-movable')}
      // Also for a card that cannot move: the column it is dropped on says why.
      onPointerDown={onLift}
    >
      <div className="row items-start">
        <Avatar name={fullName} src={fileAddress(application.profilePic)} size="s" />
        <div className="grow min-w-0">
          <Link
            id={rowLinkId(_id)}
            data-card={_id}
            to={withParams(search, { application: _id })}
            replace={anotherIsOpen}
            state={anotherIsOpen ? undefined : { openedHere: true }}
            preventScrollReset
            draggable={false}
            onClick={open ? focusPanel : undefined}
            aria-label={applicationTexts.open({ name: fullName })}
            aria-current={open ? 'true' : undefined}
            aria-keyshortcuts={
              ways.length > 0 ? `Shift+ArrowLeft Shift+ArrowRight${singleKeys ? ' M' : ''}` : undefined
            }
          >
            <b className="wrap-anywhere" lang={langOf(fullName)}>
              {fullName}
            </b>
          </Link>
          <span className="sub block wrap-anywhere">
            <Typed>{application.jobTitle}</Typed>
            <OtherCompany of={application} />
          </span>
        </div>
        {entries.length > 0 ? (
          <span className="-mt-1 -mr-2">
            <Menu
              label={texts.move({ name: fullName })}
              entries={entries}
              button={{ size: 's', icon: EllipsisVertical, iconOnly: true }}
            />
          </span>
        ) : null}
      </div>
      <FitOfApplication application={application} className="small" />
      {application.takenDown ? (
        <div className="row">
          <Badge tone="amber" icon={TriangleAlert}>
            {applicationTexts.takenDown}
          </Badge>
        </div>
      ) : null}
      <div className="row between gap-2">
        <span className="sub num">
          {interview && isAhead(application)
            ? dateTimeText(interview.interviewDateTime, now)
            : application.outcome === 'none'
              ? [shortDayText(application.stateAt), experienceText(application)].filter(Boolean).join(DOT)
              : shortDayText(application.stateAt)}
        </span>
        {application.outcome !== 'none' ? (
          <StatusBadge status={application.outcome} />
        ) : status === 'interview_rescheduled' ? (
          <Badge tone="teal" icon={CalendarSync}>
            {texts.moved}
          </Badge>
        ) : null}
        <Waiting application={application} now={now} />
        <span className="sub empty:hidden">
          <InterviewWants of={application} now={now} />
        </span>
        {rating ? (
          <span className="sub inline-flex items-center gap-0.5" title={ratingTexts.of({ count: rating })}>
            <Icon as={Star} size="s" className="fill-current" />
            <span className="num">{rating}</span>
          </span>
        ) : null}
      </div>
      {application.may.schedule && application.outcome === 'none' ? (
        <Button
          size="s"
          block
          aria-label={applicationTexts.withWhom({ action: applicationTexts.schedule, name: fullName })}
          onClick={() => onMove('interview')}
        >
          {applicationTexts.schedule}
        </Button>
      ) : null}
    </li>
  );
}
