import { useSearchParams } from 'react-router';
import { ACCOUNT_STATUSES, type AccountStatus } from '#contract/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { CompanyMark } from '#web/components/face.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, SortHeader, Table, Who } from '#web/components/table.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { BlockDialog } from '#web/pages/admin/block-dialog.tsx';
import { sortBy } from '#web/pages/admin/dashboard-address.ts';
import { FilterBar } from '#web/pages/admin/filter-bar.tsx';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/filter-fields.tsx';
import { ListFoot } from '#web/pages/admin/list-foot.tsx';
import type { RecruiterRow, StatusCounts } from '#web/pages/admin/load-dashboard.ts';
import { useOpenRow } from '#web/pages/admin/open-row.ts';
import { phoneText } from '#web/pages/admin/phone-text.ts';
import { RecruiterDetails } from '#web/pages/admin/recruiter-details.tsx';
import { StatusStats } from '#web/pages/admin/status-stats.tsx';
import { type StatusWish, useStatusChange } from '#web/pages/admin/use-status-change.ts';
import { adminWords } from '#web/words/en/admin.ts';

const { columns, list: words, statusChange } = adminWords;
const FILTERS = ['name', 'companyName', 'status'];

interface RecruitersTabProps {
  rows: readonly RecruiterRow[];
  found: number;
  counts: StatusCounts;
}

const saveStatus = ({ id, status }: StatusWish<AccountStatus>, reason: string) =>
  call('setRecruiterStatus', { params: { id }, body: { userStatus: status, reason } });

/** Recruiter Management: how many, which companies, and what each may do. */
export function RecruitersTab({ rows, found, counts }: RecruitersTabProps) {
  const [search] = useSearchParams();
  const { openRow, openAddress, close } = useOpenRow(rows);
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
      <FilterBar names={FILTERS} found={words.recruitersFound(countText(found), found === 1)}>
        <TextFilter name="name" label={words.name} slash />
        <TextFilter name="companyName" label={words.company} />
        <ChoiceFilter name="status" label={words.status} all={words.anyStatus} options={ACCOUNT_STATUSES} />
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState
          card
          level={2}
          picture="companies"
          title={words.noRecruiters}
          action={<ButtonLink to="?tab=recruiters">{words.resetAll}</ButtonLink>}
        >
          {words.noneHelp}
        </EmptyState>
      ) : (
        <div>
          <Table
            caption={adminWords.area.recruiterTitle}
            tight
            head={
              <>
                {head('companyName', columns.company)}
                {head('firstName', columns.recruiter)}
                {head('email', columns.email)}
                <HeadCell>{columns.phone}</HeadCell>
                <HeadCell figure>{columns.jobs}</HeadCell>
                {head('createdAt', columns.joined)}
                <HeadCell>{columns.status}</HeadCell>
                <HeadCell hidden>{columns.actions}</HeadCell>
              </>
            }
          >
            {rows.map((row) => (
              <RecruiterLine
                key={row._id}
                row={row}
                selected={row._id === openRow?._id}
                status={change.statusOf(row._id, row.userStatus ?? 'Active')}
                onStatus={(status) =>
                  change.choose({
                    id: row._id,
                    whom: `${recruiterName(row)} (${row.userCode ?? ''})`,
                    code: row.userCode ?? '',
                    status,
                  })
                }
                detailsAddress={openAddress(row)}
              />
            ))}
          </Table>
          <ListFoot found={found} shown={rows.length} />
        </div>
      )}
      {openRow ? <RecruiterDetails recruiter={openRow} onClose={close} /> : null}
      <BlockDialog wish={change.asked} kind="account" onConfirm={change.confirm} onClose={change.dismiss} />
    </>
  );
}

const recruiterName = ({ firstName, lastName }: RecruiterRow): string =>
  [firstName, lastName].filter(Boolean).join(' ');

interface RecruiterLineProps {
  row: RecruiterRow;
  selected: boolean;
  status: AccountStatus;
  onStatus: (status: AccountStatus) => void;
  detailsAddress: string;
}

function RecruiterLine({ row, selected, status, onStatus, detailsAddress }: RecruiterLineProps) {
  const name = recruiterName(row);
  const company = row.companyName || adminWords.noCompany;
  return (
    <Row selected={selected}>
      <Cell>
        <Who
          face={<CompanyMark name={row.companyName || name} src={fileAddress(row.companyLogo)} size="s" />}
          name={<span className="block max-w-56 truncate max-sm:max-w-none max-sm:whitespace-normal">{company}</span>}
          sub={row.userCode}
        />
      </Cell>
      <Cell label={columns.recruiter}>{name}</Cell>
      <Cell label={columns.email}>{row.email}</Cell>
      <Cell label={columns.phone} className="num">
        {phoneText(row.phone)}
      </Cell>
      <Cell label={columns.jobs} figure>
        {row.jobs === undefined ? null : countText(row.jobs)}
      </Cell>
      <Cell label={columns.joined} className="num">
        {dayText(row.createdAt)}
      </Cell>
      <Cell kind="status">
        <StatusSelect status={status} options={ACCOUNT_STATUSES} of={name} onSelect={onStatus} />
      </Cell>
      <Cell kind="actions">
        <ButtonLink
          variant="quiet"
          size="s"
          to={detailsAddress}
          preventScrollReset
          aria-label={adminWords.detailsOf(company)}
        >
          {adminWords.details}
        </ButtonLink>
      </Cell>
    </Row>
  );
}
