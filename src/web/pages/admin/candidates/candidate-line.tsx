import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { candidateTexts as texts } from '#texts/admin-candidates.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, IdentityCell, Row } from '#web/components/table.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { dayText } from '#web/lib/formats.ts';
import {
  type CandidateLineProps,
  CandidateName,
  Contact,
  Missing,
  Photo,
  ResumeCell,
  StatusCell,
} from '#web/pages/admin/candidates/candidate-cells.tsx';
import { EditLine } from '#web/pages/admin/candidates/edit-line.tsx';
import { DayCell } from '#web/pages/admin/list/managed-list.tsx';

const { columns } = texts;

/** A candidate as a row of the selected table; the first table supports inline editing. */
export function CandidateLine(line: CandidateLineProps) {
  const { view, open, row } = line;
  const editId = `edit-${row._id}`;
  const wasOpen = useRef(open);
  // The focus returns to the button that started the editing.
  useEffect(() => {
    if (wasOpen.current && !open) document.getElementById(editId)?.focus();
    wasOpen.current = open;
  }, [open, editId]);
  if (view === 'management' && open) return <EditLine {...line} key={row._id} />;
  return (
    <Row selected={line.selected && (view === 'management' || !open)}>
      {line.pick}
      {view === 'dashboard' ? <DashboardCells {...line} /> : null}
      {view === 'profiles' ? <ProfileCells {...line} /> : null}
      {view === 'management' ? <ManagementCells {...line} /> : null}
      <Cell kind="actions">
        <ButtonLink
          variant="quiet"
          size="s"
          to={href('/admin/candidate/:id', { id: row._id })}
          aria-label={texts.openWhom({ name: nameOf(row) })}
        >
          {texts.open}
        </ButtonLink>
        {view === 'management' ? (
          <ButtonLink
            id={editId}
            variant="quiet"
            size="s"
            iconOnly
            icon={Pencil}
            to={line.detailsAddress}
            preventScrollReset
            aria-label={texts.editWhom({ name: nameOf(row) })}
          >
            {texts.edit}
          </ButtonLink>
        ) : null}
      </Cell>
    </Row>
  );
}

function ManagementCells(line: CandidateLineProps) {
  const { row } = line;
  return (
    <>
      <Cell>
        <IdentityCell face={<Photo {...line} />} name={<CandidateName row={row} />} sub={row.userCode} />
      </Cell>
      <Contact row={row} />
      <Cell label={columns.gender}>{row.gender && genderTexts[row.gender]}</Cell>
      <Cell label={columns.applyFor}>{row.applyFor && applyForTexts[row.applyFor]}</Cell>
      <DayCell label={columns.joined}>{dayText(row.createdAt)}</DayCell>
      <DayCell label={columns.lastActive}>
        {row.lastActiveAt ? dayText(row.lastActiveAt) : <Missing>{adminTexts.never}</Missing>}
      </DayCell>
      <StatusCell {...line} />
      <ResumeCell {...line} />
    </>
  );
}

/** The simpler table: name, location, experience. */
function DashboardCells(line: CandidateLineProps) {
  const { row } = line;
  return (
    <>
      <Cell kind="title">
        <b className="font-[580]">
          <CandidateName row={row} />
        </b>
      </Cell>
      <Contact row={row} />
      <Cell label={columns.born} className="num nowrap">
        {row.dob ? dayText(row.dob) : <Missing>{texts.notSaid}</Missing>}
      </Cell>
      <Cell label={columns.experience} className="num nowrap">
        {row.experience === null || row.experience === undefined ? (
          <Missing>{texts.notSaid}</Missing>
        ) : (
          texts.years({ years: row.experience })
        )}
      </Cell>
      <Cell label={columns.location}>
        <span className="line-clamp-2 max-w-44 wrap-anywhere unstacked:min-w-36 sm:whitespace-normal">
          {row.location || <Missing>{texts.notSaid}</Missing>}
        </span>
      </Cell>
      <Cell kind="status">
        <StatusBadge status={line.status} />
      </Cell>
      <ResumeCell {...line} />
    </>
  );
}

function ProfileCells(line: CandidateLineProps) {
  const { row } = line;
  return (
    <>
      <Cell label={columns.photo}>
        <Photo {...line} />
      </Cell>
      <Cell label={columns.code} className="num">
        {row.userCode}
      </Cell>
      <Cell kind="title">
        <b className="font-[580]">
          <CandidateName row={row} />
        </b>
      </Cell>
      <Contact row={row} />
      <Cell label={columns.gender}>{row.gender && genderTexts[row.gender]}</Cell>
      <Cell label={columns.applyFor}>{row.applyFor && applyForTexts[row.applyFor]}</Cell>
      <StatusCell {...line} />
      <ResumeCell {...line} />
    </>
  );
}
