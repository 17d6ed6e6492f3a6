import { Hang } from '#web/components/hang.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { countText, dayText } from '#web/lib/formats.ts';
import type { Part } from '#web/lib/load-part.ts';
import type { CandidateApplications } from '#web/pages/admin/candidates/load-candidate.ts';
import { candidatePageWords as words } from '#web/words/en/admin-candidates.ts';

/** Where the candidate applied, newest first, and what became of it. */
export function CandidateApplicationList({ applications }: { applications: Part<CandidateApplications> }) {
  return (
    <Hang title={words.applications} look="h3" level={2} id="applications">
      {applications.ok ? (
        <Applications {...applications.data} />
      ) : (
        <LoadFailed title={words.applicationsFailed} message={applications.message} />
      )}
    </Hang>
  );
}

function Applications({ rows, total }: CandidateApplications) {
  if (rows.length === 0) return <p className="soft">{words.noApplications}</p>;
  return (
    <div className="stack stack-s">
      {total > rows.length ? (
        <p className="small soft num">{words.applicationsOf(countText(rows.length), countText(total))}</p>
      ) : null}
      <Table
        caption={words.applications}
        head={
          <>
            <HeadCell>{words.job}</HeadCell>
            <HeadCell>{words.company}</HeadCell>
            <HeadCell>{words.applied}</HeadCell>
            <HeadCell>{words.status}</HeadCell>
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row._id}>
            <Cell kind="title">
              <b className="font-[580] wrap-anywhere">{row.jobTitle}</b> <span className="sub num">{row.jobId}</span>
            </Cell>
            <Cell label={words.company}>{row.companyName}</Cell>
            <Cell label={words.applied} className="num nowrap">
              {dayText(row.appliedAt)}
            </Cell>
            <Cell kind="status">
              <StatusBadge status={row.status} />
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
