import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Star from 'lucide-react/icons/star';
import { Link, useLocation } from 'react-router';
import { SELECTABLE_APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { applicationTexts as texts } from '#texts/recruiter.ts';
import { ratingTexts } from '#texts/recruiter-actions.ts';
import { bulkTexts } from '#texts/recruiter-bulk.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { PickBox } from '#web/components/checkbox.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, IdentityCell, Row, SortHeader, Table } from '#web/components/table.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import type { Selection } from '#web/lib/use-selection.ts';
import { listParams, withParams } from '#web/pages/recruiter/addresses.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { formatDdMmYyyy } from '#web/pages/recruiter/applications/format-dd-mm-yyyy.ts';
import { StateSince } from '#web/pages/recruiter/applications/state-since.tsx';
import { isAhead, maySetStatus } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { Waiting } from '#web/pages/recruiter/applications/waiting.tsx';

interface ApplicationTableProps {
  rows: readonly Application[];
  actions: ApplicationActions;
  selection: Selection;
  openId: string | undefined;
  now: string;
}

/** The applications of a page; on a phone each is a card. */
export function ApplicationTable({ rows, actions, selection, openId, now }: ApplicationTableProps) {
  const { search } = useLocation();
  const sort = new URLSearchParams(search).get('sort') ?? '-appliedAt';
  const sorted = (field: string, first: 'ascending' | 'descending') => {
    const now = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
    const next = now === undefined ? first : now === 'ascending' ? 'descending' : 'ascending';
    const value = next === 'ascending' ? field : `-${field}`;
    const to = withParams(listParams(search), { page: '', sort: value === '-appliedAt' ? '' : value });
    return { sort: now, to } as const;
  };
  return (
    <Table
      caption={texts.title}
      picks
      head={
        <>
          <th scope="col" className="cell-pick">
            <PickBox
              label={bulkTexts.pickPage}
              checked={selection.all}
              ref={(box) => {
                if (box) box.indeterminate = selection.ids.length > 0 && !selection.all;
              }}
              onChange={selection.togglePage}
            />
          </th>
          <SortHeader {...sorted('fullName', 'ascending')}>{texts.candidate}</SortHeader>
          <HeadCell>{texts.job}</HeadCell>
          <SortHeader {...sorted('appliedAt', 'descending')}>{texts.applied}</SortHeader>
          <HeadCell>{texts.status}</HeadCell>
          <HeadCell hidden>{texts.actions}</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <ApplicationRow key={row._id} application={row} {...{ actions, selection, now }} open={row._id === openId} />
      ))}
    </Table>
  );
}

/** The link that opens an application: closing gives the focus back to it. */
export const rowLinkId = (id: string): string => `open-${id}`;

/** Of the application that is open already the link leads into the panel. */
export const focusPanel = (): void => document.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });

interface ApplicationRowProps {
  application: Application;
  actions: ApplicationActions;
  selection: Selection;
  open: boolean;
  now: string;
}

function ApplicationRow({ application, actions, selection, open, now }: ApplicationRowProps) {
  const { search } = useLocation();
  const { _id, fullName, status } = application;
  // From one open application to the next is no new step in the history.
  const anotherIsOpen = new URLSearchParams(search).has('application');
  return (
    <Row selected={open || selection.has(_id)}>
      <Cell kind="pick">
        <PickBox
          label={bulkTexts.pick({ name: fullName })}
          checked={selection.has(_id)}
          onChange={({ nativeEvent }) =>
            selection.toggle(_id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </Cell>
      <Cell kind="title">
        <IdentityCell
          face={<Avatar name={fullName} src={fileAddress(application.profilePic)} size="s" />}
          name={
            <Link
              id={rowLinkId(_id)}
              to={withParams(search, { application: _id })}
              replace={anotherIsOpen}
              state={anotherIsOpen ? undefined : { openedHere: true }}
              preventScrollReset
              onClick={open ? focusPanel : undefined}
              aria-label={texts.open({ name: fullName })}
              aria-current={open ? 'true' : undefined}
              className="relative before:absolute before:inset-x-0 before:-inset-y-3 before:content-[''] sm:before:hidden"
            >
              <span
                className={classNames(
                  'inline-block truncate align-bottom max-sm:wrap-anywhere max-sm:whitespace-normal',
                  anotherIsOpen ? 'max-w-[18ch]' : 'max-w-[26ch] sm:max-lg:max-w-[14ch]',
                )}
              >
                {fullName}
              </span>
            </Link>
          }
          sub={
            <>
              {texts.years({ count: application.experience })}
              {application.rating ? <Rated rating={application.rating} /> : null}
            </>
          }
        />
      </Cell>
      <Cell label={texts.job}>
        <span className="min-w-0">
          <span
            className={classNames(
              'inline-block truncate align-bottom max-sm:max-w-none max-sm:wrap-anywhere max-sm:whitespace-normal',
              anotherIsOpen ? 'max-w-[17ch]' : 'max-w-[24ch] sm:max-lg:max-w-[12ch]',
            )}
          >
            {application.jobTitle}
          </span>{' '}
          <span className="sub num">{application.jobId}</span>
        </span>
      </Cell>
      <Cell label={texts.applied} className="num">
        <span>
          {formatDdMmYyyy(application.appliedAt)}
          {status === 'pending' ? <Waiting since={application.appliedAt} now={now} /> : null}
        </span>
      </Cell>
      <Cell kind="status">
        <StatusSelect
          status={status}
          shown={shownState(application)}
          options={SELECTABLE_APPLICATION_STATUSES}
          of={fullName}
          disabled={!maySetStatus(application)}
          onSelect={(chosen) => actions.choose(application, chosen)}
        />
        <StateSince of={application} now={now} />
      </Cell>
      <Cell kind="actions">
        {application.may.schedule ? (
          <Button
            size="s"
            iconOnly
            icon={CalendarPlus}
            aria-label={texts.withWhom({ action: texts.schedule, name: fullName })}
            onClick={() => actions.ask(application, 'interview')}
          >
            {texts.schedule}
          </Button>
        ) : null}
        {isAhead(application) ? (
          <Button
            size="s"
            variant="quiet"
            iconOnly
            icon={CalendarSync}
            aria-label={texts.withWhom({ action: texts.reschedule, name: fullName })}
            onClick={() => actions.ask(application, 'interview')}
          >
            {texts.reschedule}
          </Button>
        ) : null}
      </Cell>
    </Row>
  );
}

function Rated({ rating }: { rating: number }) {
  return (
    <span className="nowrap ml-2 inline-flex items-center gap-0.5" title={ratingTexts.of({ count: rating })}>
      <Icon as={Star} size="s" className="fill-current" />
      <span aria-hidden="true" className="num">
        {rating}
      </span>
      <span className="visually-hidden">{ratingTexts.of({ count: rating })}</span>
    </span>
  );
}
