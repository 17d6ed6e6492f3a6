import { Link } from 'react-router';
import { CandidateActs, type DatabaseDesk } from '#web/candidates/candidate-acts.tsx';
import { type Candidate, nameOf } from '#web/candidates/load-candidates.ts';
import { Face } from '#web/components/face.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table, Who } from '#web/components/table.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { databaseWords as words } from '#web/words/en/recruiter-database.ts';

/** The database as a table. */
export function CandidateTable({ rows, desk }: { rows: readonly Candidate[]; desk: DatabaseDesk }) {
  return (
    <Table
      tight
      caption={words.pageTitle}
      head={
        <>
          <HeadCell>{words.candidate}</HeadCell>
          <HeadCell>{words.applyFor}</HeadCell>
          <HeadCell>{words.contact}</HeadCell>
          <HeadCell>{words.gender}</HeadCell>
          <HeadCell>{words.dob}</HeadCell>
          <HeadCell>{words.address}</HeadCell>
          <HeadCell>{words.status}</HeadCell>
          <HeadCell hidden>{words.actions}</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <CandidateLine key={row._id} candidate={row} desk={desk} />
      ))}
    </Table>
  );
}

function CandidateLine({ candidate, desk }: { candidate: Candidate; desk: DatabaseDesk }) {
  const name = nameOf(candidate);
  return (
    <Row>
      <Cell>
        <Who
          face={<Face name={name} src={fileAddress(candidate.profilePic)} size="s" />}
          name={
            <Link className="text-ink" to={`/profile/${candidate._id}`}>
              {name}
            </Link>
          }
          sub={candidate.userCode}
        />
      </Cell>
      <Cell label={words.applyFor}>{candidate.applyFor}</Cell>
      <Cell label={words.contact}>
        <div className="min-w-0">
          <a className="link block wrap-anywhere" href={`mailto:${candidate.email}`}>
            {candidate.email}
          </a>
          <span className="sub num block">{candidate.phone}</span>
        </div>
      </Cell>
      <Cell label={words.gender}>{words.genders[candidate.gender]}</Cell>
      <Cell label={words.dob} className="num nowrap">
        {dayText(candidate.dob)}
      </Cell>
      <Cell label={words.address}>
        <span className="line-clamp-2 max-w-64 wrap-anywhere">{candidate.address}</span>
      </Cell>
      <Cell kind="status">
        <StatusBadge status={candidate.userStatus ?? 'Not Active'} />
      </Cell>
      <Cell kind="actions">
        <span className="row row-s justify-end max-md:flex-wrap max-md:justify-start">
          <CandidateActs candidate={candidate} desk={desk} look="row" />
        </span>
      </Cell>
    </Row>
  );
}
