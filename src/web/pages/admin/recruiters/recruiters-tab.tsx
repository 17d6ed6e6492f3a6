import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_STATUSES, type AccountStatus } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminRecruiterTexts as own } from '#texts/admin-recruiters.ts';
import { statusTexts } from '#texts/components.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Wrapped } from '#web/components/breakable.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { Notice } from '#web/components/notice.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, IdentityCell, Row } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { labelled } from '#web/lib/labels.ts';
import { load, useFound, useRead } from '#web/lib/queries.ts';
import { rowsOf, settle } from '#web/lib/settle.ts';
import { BlockedRecruitersWork } from '#web/pages/admin/list/blocked-work.tsx';
import type { BulkSaving } from '#web/pages/admin/list/bulk-dialog.tsx';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { type Column, DayCell, DetailsCell, type LineProps, ManagedList } from '#web/pages/admin/list/managed-list.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { StatusStats } from '#web/pages/admin/list/status-stats.tsx';
import { useNewInQueue } from '#web/pages/admin/list/use-new-in-queue.ts';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';
import { CompanyCounts } from '#web/pages/admin/recruiters/company-counts.tsx';
import { RecruiterDetails } from '#web/pages/admin/recruiters/recruiter-details.tsx';
import {
  HELD,
  joinedAt,
  listQuery,
  oneRecruiter,
  type RecruiterRow,
  recruiterName,
  recruiterQuery,
  STATS,
} from '#web/pages/admin/recruiters/recruiter-queries.ts';
import type { Route } from './+types/recruiters-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await Promise.all([settle(load(listQuery(url.searchParams))), settle(load(STATS))]);
}

const { columns, list: words, statusChange } = adminTexts;
const FILTERS = ['name', 'companyName', 'status', 'verified'];
const HEAD: readonly Column[] = [
  { label: columns.company, sort: 'companyName', track: 1 },
  { label: columns.recruiter, sort: 'firstName', track: 2, line: 'upper' },
  { label: columns.email, sort: 'email', track: 2, line: 'lower' },
  { label: columns.phone, sort: 'phone', track: 3, line: 'upper' },
  { label: columns.jobs, figure: true, track: 4, line: 'upper' },
  { label: columns.joined, sort: 'createdAt', track: 3, line: 'lower' },
  { label: columns.lastActive, track: 4, line: 'lower' },
  { label: columns.status, track: 5, line: 'upper' },
];
const TRACKS = ['minmax(0, 1.2fr)', 'minmax(0, 1.2fr)', '116px', '92px', '124px'];

const saving: StatusSaving<AccountStatus> = {
  held: HELD,
  shownAs: (userStatus) => ({ userStatus }),
  save: ({ id, status }, reason, version) =>
    call('setRecruiterStatus', { params: { id }, version, body: { userStatus: status, reason } }),
  done: statusChange.done,
  failed: statusChange.failed,
};

const many: BulkSaving<AccountStatus> = {
  list: 'recruiters',
  statuses: ACCOUNT_STATUSES,
  named: (count) => words.recruitersFound({ count }),
  save: ({ ids, status, reason }, headers) =>
    call('setRecruiterStatuses', { body: { ids, userStatus: status, reason } }, { headers }),
};

/** Recruiter Management: statistics, companies, and recruiters with editable statuses. */
export default function RecruitersTab() {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const list = useRead(query);
  const added = useNewInQueue('listRecruiters', query, joinedAt);
  const stats = useRead(STATS);
  const { rows, found, failure } = rowsOf(list);
  const nobody = stats.ok && stats.data.body.total === 0;
  return (
    <>
      {stats.ok ? (
        <>
          <StatusStats counts={stats.data.body.byStatus} />
          <CompanyCounts stats={stats.data.body} />
        </>
      ) : (
        <LoadFailed title={own.countsFailed} message={stats.message} />
      )}
      <OpenRecruiter rows={rows} />
      <NewRowsBar count={added.count} label={newRowsTexts.recruiters({ count: added.count })} onShow={added.show} />
      <ManagedList
        rows={rows}
        found={found}
        failure={failure}
        foundText={words.recruitersFound({ count: found })}
        filterNames={FILTERS}
        search={<TextFilter name="name" label={words.who} slash />}
        filters={
          <>
            <TextFilter name="companyName" label={words.company} />
            <ChoiceFilter
              name="status"
              label={words.status}
              all={words.anyStatus}
              options={labelled(ACCOUNT_STATUSES, statusTexts)}
            />
            <ChoiceFilter
              name="verified"
              label={own.verifiedFilter}
              all={own.anyVerified}
              options={[
                { value: 'asked', label: own.asked },
                { value: 'yes', label: own.verified },
                { value: 'no', label: own.notVerified },
                { value: 'open', label: own.notVerifiedOpen },
              ]}
            />
          </>
        }
        caption={adminTexts.area.recruiterTitle}
        head={HEAD}
        tracks={TRACKS}
        empty={{
          title: nobody ? own.none : words.noRecruiters,
          help: nobody ? own.noneHelp : undefined,
          picture: 'companies',
        }}
        kind="account"
        saving={saving}
        statusOf={({ userStatus }) => userStatus ?? 'Active'}
        whomOf={(row) => ({ whom: `${recruiterName(row)} (${row.userCode ?? ''})`, code: row.userCode ?? '' })}
        line={(line) => <RecruiterLine {...line} />}
        many={many}
        concerns={(ids, undoable) => <BlockedRecruitersWork ids={ids} undoable={undoable} />}
        file={{ list: 'recruiters', read: () => callForFile('exportRecruiters', { query: recruiterQuery(search) }) }}
      />
    </>
  );
}

/** The recruiter in the address, who may be on another page of the list or no longer match its filters. */
function OpenRecruiter({ rows }: { rows: readonly RecruiterRow[] }) {
  const [search] = useSearchParams();
  const { openRow, close } = useOpenRow(rows);
  const id = search.get('open') ?? '';
  const [seen, setSeen] = useState(openRow);
  if (openRow && openRow !== seen) setSeen(openRow);
  const elsewhere = useFound(oneRecruiter(id), id !== '' && openRow === undefined);
  if (elsewhere === null)
    return (
      <Notice tone="amber" live="status" title={own.notFound} onClose={close}>
        {own.notFoundHelp}
      </Notice>
    );
  // A decision may take the row out of the list: its details stay open while it is read on its own.
  const left = elsewhere === undefined && seen?._id === id ? seen : undefined;
  const recruiter = openRow ?? elsewhere ?? left;
  return recruiter ? <RecruiterDetails key={recruiter._id} recruiter={recruiter} onClose={close} /> : null;
}

function RecruiterLine({
  row,
  pick,
  selected,
  status,
  onStatus,
  detailsAddress,
}: LineProps<RecruiterRow, AccountStatus>) {
  const name = recruiterName(row);
  const company = row.companyName || adminTexts.noCompany;
  return (
    <Row selected={selected}>
      {pick}
      <Cell>
        <IdentityCell
          face={<CompanyMark name={row.companyName || name} src={fileAddress(row.companyLogo)} size="s" />}
          name={
            <span className="wrap-anywhere unstacked:line-clamp-2 unstacked:w-max unstacked:max-w-48 unstacked:whitespace-normal">
              <Typed>{company}</Typed>
            </span>
          }
          sub={
            <span className="flex gap-x-2 stacked:flex-wrap">
              {row.userCode}
              {row.companyVerified ? (
                <span className="inline-flex items-center gap-1 text-(--green-text)">
                  <Icon as={BadgeCheck} size="s" />
                  {own.verified}
                </span>
              ) : null}
              {row.verificationAskedAt && !row.companyVerified ? (
                <span className="inline-flex items-center gap-1 text-(--amber-text)">
                  <Icon as={Clock} size="s" />
                  {own.asked}
                </span>
              ) : null}
            </span>
          }
        />
      </Cell>
      <Cell label={columns.recruiter}>{name}</Cell>
      <Cell label={columns.email}>
        <Wrapped>{row.email ?? ''}</Wrapped>
      </Cell>
      <Cell label={columns.phone} className="num whitespace-nowrap">
        {phoneText(row.phone)}
      </Cell>
      <Cell label={columns.jobs} figure>
        {row.jobs === undefined ? null : countText(row.jobs)}
      </Cell>
      <DayCell label={columns.joined}>{dayText(row.createdAt)}</DayCell>
      <DayCell label={columns.lastActive}>{row.lastActiveAt ? dayText(row.lastActiveAt) : adminTexts.never}</DayCell>
      <Cell kind="status">
        <StatusSelect status={status} options={ACCOUNT_STATUSES} of={name} onSelect={onStatus} />
      </Cell>
      <DetailsCell to={detailsAddress} of={company} />
    </Row>
  );
}
