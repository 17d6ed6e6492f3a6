import { Link, useOutletContext, useSearchParams } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { applyForTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { classNames } from '#web/components/class-names.ts';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import {
  Cell,
  HeadCell,
  IdentityCell,
  type Place,
  Row,
  SortHeader,
  type StackedColumns,
  Table,
} from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CandidateActions, type DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { type Candidate, type CandidateSort, nameOf, sortIn } from '#web/features/candidates/candidate-queries.ts';
import { OwnMark } from '#web/features/candidates/own-mark.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import type { CandidatesShown } from '#web/pages/staff/candidates-page.tsx';

/** /candidates-table: the candidate database as a table. */
export default function CandidatesTable() {
  return <CandidateTable {...useOutletContext<CandidatesShown>()} />;
}

/** Where space is limited, years of experience go below the role, and the contact below the place. */
const TRACKS = ['minmax(166px, 1.2fr)', 'minmax(104px, 1fr)', 'minmax(120px, 1.2fr)', 'minmax(140px, 1.2fr)'] as const;
const PLACES: readonly Place[] = [
  { track: 1 },
  { track: 2, line: 'upper' },
  { track: 3 },
  { track: 2, line: 'lower' },
  { track: 4, line: 'upper' },
  { track: 4, line: 'lower' },
];
const STACKED: StackedColumns = { tracks: [...TRACKS, '112px'], places: [...PLACES, { track: 5 }] };
const STACKED_FOR_ADMINS: StackedColumns = {
  tracks: [...TRACKS, '112px', '80px'],
  places: [...PLACES, { track: 5, line: 'upper' }, { track: 5, line: 'lower' }, { track: 6 }],
};

interface CandidateTableProps {
  rows: readonly Candidate[];
  actions: DatabaseActions;
  /** Administrators also see the account status and its last activity. */
  eyes: 'recruiter' | 'admin';
}

/** The database as a table; three of its columns sort. */
function CandidateTable({ rows, actions, eyes }: CandidateTableProps) {
  const [search] = useSearchParams();
  const sort = sortIn(search);
  const by = (first: CandidateSort, other: CandidateSort) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.set('sort', sort === first ? other : first);
    const isOn = sort === first || sort === other;
    return { to: `?${next}`, sort: isOn ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined } as const;
  };
  return (
    <Table
      tight
      stacked={eyes === 'admin' ? STACKED_FOR_ADMINS : STACKED}
      caption={texts.pageTitle}
      head={
        <>
          <SortHeader {...by('firstName', '-firstName')}>{texts.candidate}</SortHeader>
          <HeadCell>{texts.role}</HeadCell>
          <HeadCell>{texts.skills}</HeadCell>
          <SortHeader {...by('-experience', 'experience')}>{texts.experience}</SortHeader>
          <HeadCell>{texts.location}</HeadCell>
          <SortHeader {...by('email', '-email')}>{texts.contact}</SortHeader>
          {eyes === 'admin' ? (
            <>
              <HeadCell>{texts.lastActive}</HeadCell>
              <HeadCell>{texts.status}</HeadCell>
            </>
          ) : null}
          <HeadCell hidden>{texts.actions}</HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <CandidateLine key={row._id} candidate={row} actions={actions} eyes={eyes} />
      ))}
    </Table>
  );
}

function CandidateLine({
  candidate,
  actions,
  eyes,
}: Pick<CandidateTableProps, 'actions' | 'eyes'> & { candidate: Candidate }) {
  const name = nameOf(candidate);
  const { title, applyFor, experience, keySkills = [], location, email = '', phone, lastActiveAt } = candidate;
  // Two more columns need the room.
  const narrow = eyes === 'admin';
  return (
    <Row>
      <Cell kind="title">
        <IdentityCell
          face={<Avatar name={name} src={fileAddress(candidate.profilePic)} size="s" />}
          name={
            <Link
              className="block max-w-[26ch] unstacked:min-w-[14ch] whitespace-normal text-ink break-words"
              to={`/profile/${candidate._id}`}
            >
              <Typed>{name}</Typed>
            </Link>
          }
          sub={
            <>
              {candidate.userCode}
              <span className="block">
                <OwnMark candidate={candidate} />
              </span>
            </>
          }
        />
      </Cell>
      <Cell label={texts.role}>
        <span className="min-w-0">
          <span className="line-clamp-2 max-w-52 whitespace-normal">
            {title ? <Typed>{title}</Typed> : <span className="muted">{texts.noRole}</span>}
          </span>
          {applyFor ? <span className="sub">{applyForTexts[applyFor]}</span> : null}
        </span>
      </Cell>
      <Cell label={keySkills.length > 0 ? texts.skills : undefined}>
        {keySkills.length > 0 ? (
          <span
            className={classNames(
              'soft line-clamp-2 whitespace-normal',
              narrow ? 'unstacked:min-w-32' : 'unstacked:min-w-40',
            )}
            lang={langOf(keySkills.join())}
          >
            {keySkills.join(', ')}
          </span>
        ) : null}
      </Cell>
      <Cell label={texts.experience} className="num">
        {experience === null || experience === undefined ? texts.none : texts.years({ count: experience })}
      </Cell>
      <Cell label={texts.location}>
        <span className="line-clamp-2 max-w-48 whitespace-normal" lang={langOf(location ?? '')}>
          {location}
        </span>
      </Cell>
      <Cell label={texts.contact}>
        <div className="min-w-0">
          <a
            className={classNames(
              'link block max-w-[28ch] whitespace-normal wrap-anywhere',
              narrow ? 'unstacked:min-w-[13ch]' : 'unstacked:min-w-[23ch]',
            )}
            href={`mailto:${email}`}
          >
            <Breakable>{email}</Breakable>
          </a>
          <span className="sub num block">{phoneText(phone)}</span>
        </div>
      </Cell>
      {eyes === 'admin' ? (
        <>
          <Cell label={texts.lastActive} className="num">
            {lastActiveAt ? dayText(lastActiveAt) : texts.never}
          </Cell>
          <Cell kind="status">
            <StatusBadge status={candidate.userStatus ?? 'Not Active'} />
          </Cell>
        </>
      ) : null}
      <Cell kind="actions">
        <span className="row row-s justify-end max-sm:-ml-[46px] max-sm:gap-0">
          <CandidateActions candidate={candidate} actions={actions} look="row" />
        </span>
      </Cell>
    </Row>
  );
}
