import { Link, useSearchParams } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { EmailText } from '#web/components/email-text.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, IdentityCell, Row, SortHeader, Table } from '#web/components/table.tsx';
import { CandidateActions, type DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { type Candidate, nameOf, sortIn } from '#web/features/candidates/candidate-queries.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';

/** The database as a table; three of its columns sort. */
export function CandidateTable({ rows, actions }: { rows: readonly Candidate[]; actions: DatabaseActions }) {
  const [search] = useSearchParams();
  const sort = sortIn(search);
  const by = (field: 'firstName' | 'applyFor' | 'email') => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.set('sort', sort === field ? `-${field}` : field);
    const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
    return { to: `?${next}`, sort: direction } as const;
  };
  return (
    <Table
      tight
      caption={texts.pageTitle}
      head={
        <>
          <SortHeader {...by('firstName')}>{texts.candidate}</SortHeader>
          <SortHeader {...by('applyFor')}>{texts.applyFor}</SortHeader>
          <SortHeader {...by('email')}>{texts.contact}</SortHeader>
          <HeadCell>{texts.gender}</HeadCell>
          <HeadCell>{texts.dob}</HeadCell>
          <HeadCell>{texts.address}</HeadCell>
          <HeadCell>{texts.status}</HeadCell>
          <HeadCell hidden>{texts.actions}</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <CandidateLine key={row._id} candidate={row} actions={actions} />
      ))}
    </Table>
  );
}

function CandidateLine({ candidate, actions }: { candidate: Candidate; actions: DatabaseActions }) {
  const name = nameOf(candidate);
  return (
    <Row>
      <Cell>
        <IdentityCell
          face={<Avatar name={name} src={fileAddress(candidate.profilePic)} size="s" />}
          name={
            <Link
              className="block max-w-[26ch] sm:min-w-[14ch] whitespace-normal text-ink wrap-anywhere"
              to={`/profile/${candidate._id}`}
            >
              {name}
            </Link>
          }
          sub={candidate.userCode}
        />
      </Cell>
      <Cell label={texts.applyFor}>{applyForTexts[candidate.applyFor]}</Cell>
      <Cell label={texts.contact}>
        <div className="min-w-0">
          <a
            className="link block max-w-[28ch] sm:min-w-[17ch] whitespace-normal wrap-anywhere"
            href={`mailto:${candidate.email}`}
          >
            <EmailText email={candidate.email ?? ''} />
          </a>
          <span className="sub num block">{candidate.phone}</span>
        </div>
      </Cell>
      <Cell label={texts.gender}>{genderTexts[candidate.gender]}</Cell>
      <Cell label={texts.dob} className="num nowrap">
        {dayText(candidate.dob)}
      </Cell>
      <Cell label={texts.address}>
        <span className="line-clamp-2 max-w-64 wrap-anywhere">{candidate.address}</span>
      </Cell>
      <Cell kind="status">
        <StatusBadge status={candidate.userStatus ?? 'Not Active'} />
      </Cell>
      <Cell kind="actions">
        <span className="row row-s justify-end max-[700px]:-ml-[46px] max-[700px]:gap-0">
          <CandidateActions candidate={candidate} actions={actions} look="row" />
        </span>
      </Cell>
    </Row>
  );
}
