import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Star from 'lucide-react/icons/star';
import { Link, useLocation } from 'react-router';
import { labelOf } from '#texts/by-code/label-of.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { applicationTexts as texts } from '#texts/recruiter.ts';
import { ratingTexts } from '#texts/recruiter-actions.ts';
import { bulkTexts } from '#texts/recruiter-bulk.ts';
import { applicationFitTexts } from '#texts/recruiter-fit.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { PickBox } from '#web/components/checkbox.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Cell, HeadCell, IdentityCell, Row, RowGroup, SortHeader, Table } from '#web/components/table.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { Selection } from '#web/lib/use-selection.ts';
import { listParams } from '#web/pages/recruiter/addresses.ts';
import {
  ApplicationState,
  expectedPay,
  experienceText,
  FitOfApplication,
} from '#web/pages/recruiter/applications/application-facts.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { formatDdMmYyyy } from '#web/pages/recruiter/applications/format-dd-mm-yyyy.ts';
import { mayMove } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { OtherCompany, otherCompanyOf } from '#web/pages/recruiter/other-company.tsx';

interface ApplicationTableProps {
  rows: readonly Application[];
  actions: ApplicationActions;
  selection: Selection;
  openId: string | undefined;
  now: string;
}

/** Groups adjacent applications to the same job under it, if the list is sorted by job or contains only one. */
const grouped = (
  rows: readonly Application[],
  sort: string,
): { key: string; rows: Application[]; under: boolean }[] => {
  const isOneJob = rows.every(({ jobPostId }) => jobPostId === rows[0]?.jobPostId);
  if (sort !== '-job' && !isOneJob) return [{ key: 'all', rows: [...rows], under: false }];
  const groups: { key: string; rows: Application[]; under: boolean }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.key === row.jobPostId) last.rows.push(row);
    else groups.push({ key: row.jobPostId, rows: [row], under: true });
  }
  return groups;
};

/** The applications of a page; on a phone each is a card, beside an open one a strip of names. */
export function ApplicationTable({ rows, actions, selection, openId, now }: ApplicationTableProps) {
  const { search } = useLocation();
  const sort = new URLSearchParams(search).get('sort') ?? '-appliedAt';
  const isStrip = openId !== undefined;
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
      tight
      stays
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
          {isStrip ? null : (
            <>
              <HeadCell className="cell-beneath">{texts.job}</HeadCell>
              <SortHeader {...sorted('fit', 'descending')} className="if-wide">
                {applicationFitTexts.column}
              </SortHeader>
              <HeadCell className="w-36">{texts.experiencePay}</HeadCell>
              <HeadCell className="if-roomy w-43">{texts.placeNotice}</HeadCell>
              <HeadCell className="if-wide w-16">{texts.rating}</HeadCell>
              <SortHeader {...sorted('appliedAt', 'descending')} className="if-medium w-29">
                {texts.applied}
              </SortHeader>
              <HeadCell className="head-state">{texts.status}</HeadCell>
              <HeadCell hidden>{texts.actions}</HeadCell>
            </>
          )}
        </>
      }
    >
      {grouped(rows, sort).map((group) => (
        <RowGroup key={group.key} title={group.under && group.rows[0] ? <JobHead job={group.rows[0]} /> : undefined}>
          {group.rows.map((row) => (
            <ApplicationRow
              key={row._id}
              application={row}
              {...{ actions, selection, now, isStrip }}
              isUnderJob={group.under}
              open={row._id === openId}
            />
          ))}
        </RowGroup>
      ))}
    </Table>
  );
}

function JobHead({ job }: { job: Application }) {
  const { jobTitle, jobId, location } = job;
  return (
    <>
      <b lang={langOf(jobTitle)} className="mr-2">
        {jobTitle}
      </b>{' '}
      <span className="num mr-2">{jobId}</span>{' '}
      <span>{[otherCompanyOf(job), placeText(location)].filter(Boolean).join(DOT)}</span>
    </>
  );
}

/** Id of the link that opens an application; closing returns the focus to it. */
export const rowLinkId = (id: string): string => `open-${id}`;

/** For the application that is already open, the link moves the focus into the panel. */
export const focusPanel = (): void => document.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });

interface ApplicationRowProps {
  application: Application;
  actions: ApplicationActions;
  selection: Selection;
  open: boolean;
  isStrip: boolean;
  /** Its job is already shown as the group's heading. */
  isUnderJob: boolean;
  now: string;
}

function ApplicationRow({ application, actions, selection, open, isStrip, isUnderJob, now }: ApplicationRowProps) {
  const { search } = useLocation();
  const { _id, fullName, rating, skills } = application;
  const pay = expectedPay(application);
  const notice = labelOf(noticePeriodTexts, application.noticePeriod);
  const state = <ApplicationState {...{ application, actions, now }} />;
  return (
    <Row selected={open || selection.has(_id)} opens>
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
              // Switching between open applications adds no history entry.
              replace={isStrip}
              state={isStrip ? undefined : { openedHere: true }}
              preventScrollReset
              onClick={open ? focusPanel : undefined}
              aria-label={texts.open({ name: fullName })}
              aria-current={open ? 'true' : undefined}
              className="sm:line-clamp-2 whitespace-normal break-words"
            >
              <Typed>{fullName}</Typed>
            </Link>
          }
          sub={
            <>
              {application.cannotSignIn ? (
                <span className="text-amber whitespace-normal">{texts.cannotSignIn}</span>
              ) : null}
              <span className="line-clamp-2 whitespace-normal">
                <JobLine {...{ application, isUnderJob }} />
              </span>
              {isStrip ? (
                <span className="whitespace-normal">
                  <FitOfApplication application={application} />
                  <FactLine {...{ application, pay }} />
                  <span className="row wrap gap-x-2 gap-y-0">{state}</span>
                </span>
              ) : null}
            </>
          }
        />
      </Cell>
      {isStrip ? null : (
        <>
          <Cell kind="beneath">
            <FitOfApplication application={application} />
            <FactLine {...{ application, pay, notice }} />
            <span className="line-clamp-1">
              <Typed>{skills.join(', ')}</Typed>
            </span>
          </Cell>
          <Cell className="cell-skills if-wide max-sm:hidden">
            <span className="flex flex-wrap items-center gap-x-4">
              <FitOfApplication application={application} />
              <span className="soft line-clamp-1 @max-[80rem]/stays:line-clamp-2 min-w-0 grow basis-48 whitespace-normal break-words">
                {rating ? (
                  <span className="unless-wide">
                    <Rated rating={rating} />{' '}
                  </span>
                ) : null}
                <Typed>{skills.join(', ')}</Typed>
              </span>
            </span>
          </Cell>
          <Cell className="num max-sm:hidden">
            {experienceText(application)}
            {pay ? <span className="sub whitespace-normal">{pay}</span> : null}
          </Cell>
          <Cell className="cell-place if-roomy max-sm:hidden">
            <span className="line-clamp-2 whitespace-normal break-words">
              <Typed>{application.candidatePlace ?? ''}</Typed>
            </span>
            <span className="sub">
              <Typed>{notice}</Typed>
            </span>
          </Cell>
          <Cell className="if-wide max-sm:hidden">{rating ? <Rated rating={rating} /> : null}</Cell>
          <Cell className="num if-medium max-sm:hidden">{formatDdMmYyyy(application.appliedAt)}</Cell>
        </>
      )}
      {isStrip ? null : (
        <>
          <Cell kind="status">{state}</Cell>
          <Cell kind="actions">
            <NextStep application={application} actions={actions} />
          </Cell>
        </>
      )}
    </Row>
  );
}

/** The job, unless it is shown as the group's heading. */
function JobLine({ application, isUnderJob }: Pick<ApplicationRowProps, 'application' | 'isUnderJob'>) {
  const { jobTitle, jobId, currentCompany } = application;
  if (isUnderJob) return <Typed>{currentCompany}</Typed>;
  return (
    <>
      <Typed>{jobTitle}</Typed>
      <OtherCompany of={application} />
      <span className="max-sm:hidden">
        {DOT}
        <span className="num nowrap">{jobId}</span>
      </span>
    </>
  );
}

interface FactLineProps {
  application: Application;
  pay: string;
  /** Absent beside an open application, where the line is short. */
  notice?: string;
}

/** Facts that have no column on a phone or beside an open application. */
function FactLine({ application, pay, notice }: FactLineProps) {
  const { candidatePlace, rating } = application;
  const isShort = notice === undefined;
  return (
    <span className="num block">
      <InSentence>
        {[experienceText(application), pay, isShort ? '' : candidatePlace, notice && texts.noticeOf({ notice })]
          .filter(Boolean)
          .join(DOT)}
      </InSentence>
      {rating ? (
        <>
          {DOT}
          <Rated rating={rating} />
        </>
      ) : null}
    </span>
  );
}

function NextStep({ application, actions }: Pick<ApplicationRowProps, 'application' | 'actions'>) {
  const { fullName, may } = application;
  if (may.schedule)
    return (
      <Button
        size="s"
        iconOnly
        icon={CalendarPlus}
        aria-label={texts.withWhom({ action: texts.schedule, name: fullName })}
        onClick={() => actions.ask(application, 'interview')}
      >
        {texts.schedule}
      </Button>
    );
  if (!mayMove(application)) return null;
  return (
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
  );
}

function Rated({ rating }: { rating: number }) {
  return (
    <span className="nowrap inline-flex items-center gap-0.5" title={ratingTexts.of({ count: rating })}>
      <Icon as={Star} size="s" className="fill-current" />
      <span aria-hidden="true" className="num">
        {rating}
      </span>
      <span className="visually-hidden">{ratingTexts.of({ count: rating })}</span>
    </span>
  );
}
