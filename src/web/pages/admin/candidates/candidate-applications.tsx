import { candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { countText, dayText } from '#web/lib/formats.ts';
import { type Read, useRead } from '#web/lib/queries.ts';
import { applicationsOf } from '#web/pages/admin/candidates/candidate-queries.ts';

/** Where the candidate applied, newest first, and what became of it. */
export function CandidateApplicationList({ id }: { id: string }) {
  const applications = useRead(applicationsOf(id));
  return (
    <Section title={texts.applications} look="h3" level={2} id="applications">
      {applications.ok ? (
        <Applications {...applications.data} />
      ) : (
        <LoadFailed title={texts.applicationsFailed} message={applications.message} />
      )}
    </Section>
  );
}

function Applications({ body: rows, total }: Read<'listApplications'>) {
  if (rows.length === 0) return <p className="soft">{texts.noApplications}</p>;
  return (
    <div className="stack stack-s">
      {total > rows.length ? (
        <p className="small soft num">
          {texts.applicationsOf({ shown: countText(rows.length), all: countText(total) })}
        </p>
      ) : null}
      <Table
        caption={texts.applications}
        head={
          <>
            <HeadCell>{texts.job}</HeadCell>
            <HeadCell>{texts.company}</HeadCell>
            <HeadCell>{texts.applied}</HeadCell>
            <HeadCell>{texts.status}</HeadCell>
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row._id}>
            <Cell kind="title">
              <b className="font-[580] wrap-anywhere">{row.jobTitle}</b> <span className="sub num">{row.jobId}</span>
            </Cell>
            <Cell label={texts.company}>{row.companyName}</Cell>
            <Cell label={texts.applied} className="num nowrap">
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
