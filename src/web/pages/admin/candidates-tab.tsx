import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_STATUSES, type AccountStatus, APPLY_FOR } from '#contract/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Face } from '#web/components/face.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, SortHeader, Table, Who } from '#web/components/table.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { BlockDialog } from '#web/pages/admin/block-dialog.tsx';
import { CandidateDetails } from '#web/pages/admin/candidate-details.tsx';
import { sortBy } from '#web/pages/admin/dashboard-address.ts';
import { FilterBar } from '#web/pages/admin/filter-bar.tsx';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/filter-fields.tsx';
import { ListFoot } from '#web/pages/admin/list-foot.tsx';
import type { CandidateRow, StatusCounts } from '#web/pages/admin/load-dashboard.ts';
import { useOpenRow } from '#web/pages/admin/open-row.ts';
import { phoneText } from '#web/pages/admin/phone-text.ts';
import { StatusStats } from '#web/pages/admin/status-stats.tsx';
import { type StatusWish, useStatusChange } from '#web/pages/admin/use-status-change.ts';
import { adminWords } from '#web/words/en/admin.ts';

const { columns, list: words, statusChange } = adminWords;
const FILTERS = ['name', 'applyFor', 'status'];

interface CandidatesTabProps {
  rows: readonly CandidateRow[];
  found: number;
  counts: StatusCounts;
}

export const nameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const saveStatus = ({ id, status }: StatusWish<AccountStatus>, reason: string) =>
  call('setCandidateStatus', { params: { id }, body: { userStatus: status, reason } });

/** Candidate Management: how many, who, and what each may do. */
export function CandidatesTab({ rows, found, counts }: CandidatesTabProps) {
  const [search] = useSearchParams();
  const { openRow, openAddress, close } = useOpenRow(rows);
  const [picture, setPicture] = useState<CandidateRow>();
  const change = useStatusChange<AccountStatus>({
    save: saveStatus,
    done: statusChange.done,
    failed: statusChange.failed,
  });
  const total = ACCOUNT_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const head = (field: string, label: string) => <SortHeader {...sortBy(search, field)}>{label}</SortHeader>;
  return (
    <>
      <StatusStats total={total} counts={counts} />
      <FilterBar names={FILTERS} found={words.candidatesFound(countText(found), found === 1)}>
        <TextFilter name="name" label={words.name} slash />
        <ChoiceFilter name="applyFor" label={words.applyFor} all={words.anyApplyFor} options={APPLY_FOR} />
        <ChoiceFilter name="status" label={words.status} all={words.anyStatus} options={ACCOUNT_STATUSES} />
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState
          card
          level={2}
          picture="students"
          title={words.noCandidates}
          action={<ButtonLink to="?tab=candidates">{words.resetAll}</ButtonLink>}
        >
          {words.noneHelp}
        </EmptyState>
      ) : (
        <div>
          <Table
            caption={adminWords.area.candidateTitle}
            tight
            head={
              <>
                {head('firstName', columns.candidate)}
                {head('email', columns.email)}
                {head('phone', columns.phone)}
                {head('gender', columns.gender)}
                {head('applyFor', columns.applyFor)}
                {head('createdAt', columns.joined)}
                <HeadCell>{columns.status}</HeadCell>
                <HeadCell>{columns.resume}</HeadCell>
                <HeadCell hidden>{columns.actions}</HeadCell>
              </>
            }
          >
            {rows.map((row) => (
              <CandidateLine
                key={row._id}
                row={row}
                selected={row._id === openRow?._id}
                status={change.statusOf(row._id, row.userStatus ?? 'Not Active')}
                onStatus={(status) =>
                  change.choose({ id: row._id, whom: `${nameOf(row)} (${row.userCode})`, code: row.userCode, status })
                }
                detailsAddress={openAddress(row)}
                onPicture={() => setPicture(row)}
              />
            ))}
          </Table>
          <ListFoot found={found} shown={rows.length} />
        </div>
      )}
      {openRow ? <CandidateDetails candidate={openRow} onClose={close} /> : null}
      {picture ? (
        <Dialog title={nameOf(picture)} size="narrow" closeOnScrim onClose={() => setPicture(undefined)}>
          <img
            src={fileAddress(picture.profilePic)}
            alt={nameOf(picture)}
            className="mx-auto aspect-square w-full max-w-80 rounded-2 object-cover"
          />
        </Dialog>
      ) : null}
      <BlockDialog wish={change.asked} kind="account" onConfirm={change.confirm} onClose={change.dismiss} />
    </>
  );
}

interface CandidateLineProps {
  row: CandidateRow;
  selected: boolean;
  status: AccountStatus;
  onStatus: (status: AccountStatus) => void;
  detailsAddress: string;
  onPicture: () => void;
}

function CandidateLine({ row, selected, status, onStatus, detailsAddress, onPicture }: CandidateLineProps) {
  const name = nameOf(row);
  const src = fileAddress(row.profilePic);
  const resume = fileAddress(row.resumePath);
  const face = <Face name={name} src={src} size="s" />;
  return (
    <Row selected={selected}>
      <Cell>
        <Who
          face={
            src ? (
              <button
                type="button"
                className="shrink-0 rounded-full"
                aria-label={adminWords.pictureOf(name)}
                onClick={onPicture}
              >
                {face}
              </button>
            ) : (
              face
            )
          }
          name={name}
          sub={row.userCode}
        />
      </Cell>
      <Cell label={columns.email}>{row.email}</Cell>
      <Cell label={columns.phone} className="num">
        {phoneText(row.phone)}
      </Cell>
      <Cell label={columns.gender}>{adminWords.genders[row.gender]}</Cell>
      <Cell label={columns.applyForShort}>{row.applyFor}</Cell>
      <Cell label={columns.joined} className="num">
        {dayText(row.createdAt)}
      </Cell>
      <Cell kind="status">
        <StatusSelect status={status} options={ACCOUNT_STATUSES} of={name} onSelect={onStatus} />
      </Cell>
      <Cell label={columns.resume}>
        {resume ? (
          <a className="link" href={resume} target="_blank" rel="noopener" aria-label={adminWords.openResumeOf(name)}>
            {adminWords.openResume}
          </a>
        ) : (
          <span className="muted">{adminWords.noResume}</span>
        )}
      </Cell>
      <Cell kind="actions">
        <ButtonLink
          variant="quiet"
          size="s"
          to={detailsAddress}
          preventScrollReset
          aria-label={adminWords.detailsOf(name)}
        >
          {adminWords.details}
        </ButtonLink>
      </Cell>
    </Row>
  );
}
