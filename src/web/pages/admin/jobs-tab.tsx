import { useSearchParams } from 'react-router';
import { EMPLOYMENT_TYPES, JOB_STATUSES, type JobStatus } from '#contract/vocabularies.ts';
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
import { AdminJobDetails } from '#web/pages/admin/job-details.tsx';
import { ListFoot } from '#web/pages/admin/list-foot.tsx';
import type { JobRow } from '#web/pages/admin/load-dashboard.ts';
import { useOpenRow } from '#web/pages/admin/open-row.ts';
import { type StatusWish, useStatusChange } from '#web/pages/admin/use-status-change.ts';
import { adminWords } from '#web/words/en/admin.ts';

const { columns, list: words, statusChange } = adminWords;
const FILTERS = ['title', 'companyName', 'location', 'industry', 'employmentType', 'status'];
/** What the list offers; a job that is Closed shows that too. */
const OFFERED: readonly JobStatus[] = ['Active', 'Not Active', 'Block', 'Black List'];

const saveStatus = ({ id, status }: StatusWish<JobStatus>, reason: string) =>
  call('setJobStatus', { params: { id }, body: { jobStatus: status, reason } });

/** Job Posting Management: every job, of any status. */
export function JobsTab({ rows, found }: { rows: readonly JobRow[]; found: number }) {
  const [search] = useSearchParams();
  const { openRow, openAddress, close } = useOpenRow(rows);
  const change = useStatusChange<JobStatus>({
    save: saveStatus,
    done: statusChange.jobDone,
    failed: statusChange.jobFailed,
  });
  const head = (field: string, label: string) => <SortHeader {...sortBy(search, field)}>{label}</SortHeader>;
  return (
    <>
      <FilterBar
        names={FILTERS}
        found={
          <>
            {words.jobsFound}: <b className="strong">{countText(found)}</b>
          </>
        }
      >
        <TextFilter name="title" label={words.title} slash />
        <TextFilter name="companyName" label={words.company} />
        <TextFilter name="location" label={words.location} />
        <TextFilter name="industry" label={words.industry} />
        <ChoiceFilter
          name="employmentType"
          label={words.employmentType}
          all={words.anyType}
          options={EMPLOYMENT_TYPES}
        />
        <ChoiceFilter name="status" label={words.status} all={words.anyStatus} options={JOB_STATUSES} />
      </FilterBar>
      {rows.length === 0 ? (
        <EmptyState
          card
          level={2}
          title={words.noJobs}
          action={<ButtonLink to="?tab=jobs">{words.resetAll}</ButtonLink>}
        >
          {words.noneHelp}
        </EmptyState>
      ) : (
        <div>
          <Table
            caption={adminWords.area.jobTitle}
            tight
            head={
              <>
                {head('title', columns.job)}
                {head('companyName', columns.company)}
                <HeadCell>{columns.type}</HeadCell>
                <HeadCell>{columns.location}</HeadCell>
                <HeadCell figure>{columns.applications}</HeadCell>
                {head('createdAt', columns.posted)}
                <HeadCell>{columns.deadline}</HeadCell>
                {head('jobStatus', columns.status)}
                <HeadCell hidden>{columns.actions}</HeadCell>
              </>
            }
          >
            {rows.map((row) => (
              <JobLine
                key={row._id}
                row={row}
                selected={row._id === openRow?._id}
                status={change.statusOf(row._id, row.jobStatus)}
                onStatus={(status) =>
                  change.choose({ id: row._id, whom: `${row.title} (${row.jobId})`, code: row.jobId, status })
                }
                detailsAddress={openAddress(row)}
              />
            ))}
          </Table>
          <ListFoot found={found} shown={rows.length} />
        </div>
      )}
      {openRow ? <AdminJobDetails job={openRow} onClose={close} /> : null}
      <BlockDialog wish={change.asked} kind="job" onConfirm={change.confirm} onClose={change.dismiss} />
    </>
  );
}

interface JobLineProps {
  row: JobRow;
  selected: boolean;
  status: JobStatus;
  onStatus: (status: JobStatus) => void;
  detailsAddress: string;
}

function JobLine({ row, selected, status, onStatus, detailsAddress }: JobLineProps) {
  return (
    <Row selected={selected}>
      <Cell>
        <Who
          face={<CompanyMark name={row.companyName} src={fileAddress(row.companyLogo)} size="s" />}
          name={
            <span className="block max-w-56 truncate max-sm:max-w-none max-sm:whitespace-normal xl:max-w-64">
              {row.title}
            </span>
          }
          sub={row.jobId}
        />
      </Cell>
      <Cell label={columns.company} className="max-w-40 truncate max-sm:max-w-none">
        {row.companyName}
      </Cell>
      <Cell label={columns.type}>{row.employmentType}</Cell>
      <Cell label={columns.location} className="max-w-40 truncate max-sm:max-w-none">
        {row.location}
      </Cell>
      <Cell label={columns.applications} figure>
        {row.applications === undefined ? null : countText(row.applications)}
      </Cell>
      <Cell label={columns.posted} className="num">
        {dayText(row.createdAt)}
      </Cell>
      <Cell label={columns.deadline} className="num">
        {dayText(row.applicationDeadline.end)}
      </Cell>
      <Cell kind="status">
        <StatusSelect status={status} options={OFFERED} of={`${row.title} ${row.jobId}`} onSelect={onStatus} />
      </Cell>
      <Cell kind="actions">
        <ButtonLink
          variant="quiet"
          size="s"
          to={detailsAddress}
          preventScrollReset
          aria-label={adminWords.detailsOf(row.title)}
        >
          {adminWords.details}
        </ButtonLink>
      </Cell>
    </Row>
  );
}
