import { Link } from 'react-router';
import { adminJobTexts } from '#texts/admin-jobs.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Cell, HeadCell, IdentityCell, Row, type StackedColumns, Table } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { DeletedBadge, JobBadge, SaidBadges, StateBadges } from '#web/pages/admin/reports/report-badges.tsx';
import type { Reported, ReportedJob } from '#web/pages/admin/reports/report-queries.ts';
import { faceOf, ReportedLines } from '#web/pages/admin/reports/reported-face.tsx';

const { columns } = texts;

const STACKED: StackedColumns = {
  tracks: ['minmax(0, 1.5fr)', 'minmax(0, 1.3fr)', '96px', '96px', '104px'],
  places: [
    { track: 1 },
    { track: 2 },
    { track: 3, line: 'upper' },
    { track: 3, line: 'lower' },
    { track: 4 },
    { track: 5 },
  ],
};

/** Id of the link that opens a row; the focus returns to it. */
export const lookId = (id: string): string => `look-${id}`;

/** The queue: one row per job or company, whatever the source of its reports. */
export function ReportTable({ rows, addressOf }: { rows: readonly Reported[]; addressOf: (row: Reported) => string }) {
  return (
    <Table
      caption={texts.title}
      tight
      stacked={STACKED}
      head={
        <>
          <HeadCell>{columns.job}</HeadCell>
          <HeadCell>{columns.said}</HeadCell>
          <HeadCell figure>{columns.reports}</HeadCell>
          <HeadCell>{columns.since}</HeadCell>
          <HeadCell>{columns.recruiter}</HeadCell>
          <HeadCell>{columns.state}</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <ReportRow key={row._id} row={row} address={addressOf(row)} />
      ))}
    </Table>
  );
}

function ReportRow({ row, address }: { row: Reported; address: string }) {
  const { name, sub, owner, logo } = faceOf(row);
  return (
    <Row opens>
      <Cell>
        <IdentityCell
          face={<CompanyMark name={owner} src={fileAddress(logo)} size="s" />}
          name={
            <Link
              id={lookId(row._id)}
              to={address}
              preventScrollReset
              aria-label={texts.lookAt({ what: `${name} ${sub}` })}
              className="line-clamp-2 unstacked:w-max unstacked:max-w-64 unstacked:whitespace-normal"
            >
              <Typed>{name}</Typed>
            </Link>
          }
          sub={
            <span className="block whitespace-normal wrap-anywhere xl:max-w-64">
              <ReportedLines entry={row} />
            </span>
          }
        />
      </Cell>
      <Cell label={columns.said}>
        <SaidBadges entry={row} />
      </Cell>
      <Cell label={columns.reports} figure>
        {countText(row.reportCount)}
      </Cell>
      <Cell label={columns.since} className="num nowrap">
        <Since row={row} />
      </Cell>
      <Cell label={columns.recruiter}>
        {row.recruiter ? (
          <>
            {row.recruiter.userCode}
            <span className="sub block">{row.recruiter.companyVerified ? texts.verified : texts.notVerified}</span>
          </>
        ) : row.about === 'job' && row.job.forNobody ? (
          adminJobTexts.forNobody
        ) : (
          texts.noRecruiter
        )}
      </Cell>
      <Cell kind="status">
        <span className="row wrap gap-1">
          <StateBadges entry={row} />
          {row.about === 'job' ? <JobNow entry={row} /> : null}
        </span>
      </Cell>
    </Row>
  );
}

/** That the job is not online any more. */
function JobNow({ entry }: { entry: ReportedJob }) {
  if (entry.deleted) return <DeletedBadge />;
  return entry.job.jobStatus === 'Active' ? null : <JobBadge entry={entry} />;
}

/** The day by which the queue is sorted: that of the oldest open report, or of the last decision. */
function Since({ row: { openSince, decisions, latestAt } }: { row: Reported }) {
  if (openSince || !decisions[0]) return dayText(openSince ?? latestAt);
  return (
    <>
      {dayText(decisions[0].at)}
      <span className="sub block">{columns.decided}</span>
    </>
  );
}
