import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_STATUSES, type AccountStatus, APPLY_FOR } from '#contract/vocabularies.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Face } from '#web/components/face.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, Row, Who } from '#web/components/table.tsx';
import { call, callForFile } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { CandidateDetails } from '#web/pages/admin/candidates/candidate-details.tsx';
import {
  type CandidateList,
  type CandidateRow,
  candidateQuery,
  loadCandidates,
} from '#web/pages/admin/candidates/load-candidates.ts';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { DetailsCell, type LineProps, ManagedList } from '#web/pages/admin/list/managed-list.tsx';
import type { ManySaving } from '#web/pages/admin/list/many-dialog.tsx';
import { phoneText } from '#web/pages/admin/list/phone-text.ts';
import { StatusStats } from '#web/pages/admin/list/status-stats.tsx';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';
import { adminWords } from '#web/words/en/admin.ts';

const { columns, list: words, statusChange } = adminWords;
const FILTERS = ['name', 'applyFor', 'status'];
const HEAD = [
  { label: columns.candidate, sort: 'firstName' },
  { label: columns.email, sort: 'email' },
  { label: columns.phone, sort: 'phone' },
  { label: columns.gender, sort: 'gender' },
  { label: columns.applyFor, sort: 'applyFor' },
  { label: columns.joined, sort: 'createdAt' },
  { label: columns.status },
  { label: columns.resume },
];

export const nameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const saving: StatusSaving<AccountStatus> = {
  save: ({ id, status }, reason) =>
    call('setCandidateStatus', { params: { id }, body: { userStatus: status, reason } }),
  done: statusChange.done,
  failed: statusChange.failed,
};

const many: ManySaving<AccountStatus> = {
  list: 'candidates',
  statuses: ACCOUNT_STATUSES,
  named: (count) => words.candidatesFound(countText(count), count === 1),
  save: ({ ids, status, reason }, headers) =>
    call('setCandidateStatuses', { body: { ids, userStatus: status, reason } }, { headers }),
};

/** Candidate Management: how many, who, and what each may do. */
function CandidatesTab({ rows, found, counts }: CandidateList) {
  const [search] = useSearchParams();
  const [picture, setPicture] = useState<CandidateRow>();
  return (
    <>
      <StatusStats counts={counts} />
      <ManagedList
        rows={rows}
        found={found}
        foundText={words.candidatesFound(countText(found), found === 1)}
        filterNames={FILTERS}
        filters={
          <>
            <TextFilter name="name" label={words.name} slash />
            <ChoiceFilter name="applyFor" label={words.applyFor} all={words.anyApplyFor} options={APPLY_FOR} />
            <ChoiceFilter name="status" label={words.status} all={words.anyStatus} options={ACCOUNT_STATUSES} />
          </>
        }
        caption={adminWords.area.candidateTitle}
        head={HEAD}
        empty={{ title: words.noCandidates, picture: 'students' }}
        kind="account"
        saving={saving}
        statusOf={({ userStatus }) => userStatus ?? 'Not Active'}
        whomOf={(row) => ({ whom: `${nameOf(row)} (${row.userCode})`, code: row.userCode })}
        line={(line) => <CandidateLine {...line} onPicture={() => setPicture(line.row)} />}
        many={many}
        file={{ list: 'candidates', read: () => callForFile('exportCandidates', { query: candidateQuery(search) }) }}
        details={(row, close) => <CandidateDetails candidate={row} onClose={close} />}
      />
      {picture ? (
        <Dialog title={nameOf(picture)} size="narrow" closeOnScrim onClose={() => setPicture(undefined)}>
          <img
            src={fileAddress(picture.profilePic)}
            alt={nameOf(picture)}
            className="mx-auto aspect-square w-full max-w-80 rounded-2 object-cover"
          />
        </Dialog>
      ) : null}
    </>
  );
}

export const candidatesTab = defineTab({ load: loadCandidates, View: CandidatesTab });

interface CandidateLineProps extends LineProps<CandidateRow, AccountStatus> {
  onPicture: () => void;
}

function CandidateLine({ row, pick, selected, status, onStatus, detailsAddress, onPicture }: CandidateLineProps) {
  const name = nameOf(row);
  const src = fileAddress(row.profilePic);
  const resume = fileAddress(row.resumePath);
  const face = <Face name={name} src={src} size="s" />;
  return (
    <Row selected={selected}>
      {pick}
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
      <DetailsCell to={detailsAddress} of={name} />
    </Row>
  );
}
