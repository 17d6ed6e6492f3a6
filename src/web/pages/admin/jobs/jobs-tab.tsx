import { EMPLOYMENT_TYPES, JOB_STATUSES, type JobStatus } from '#contract/vocabularies.ts';
import { CompanyMark } from '#web/components/face.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, Row, Who } from '#web/components/table.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { AdminJobDetails } from '#web/pages/admin/jobs/job-details.tsx';
import { type JobList, type JobRow, loadJobs } from '#web/pages/admin/jobs/load-jobs.ts';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { DetailsCell, type LineProps, ManagedList } from '#web/pages/admin/list/managed-list.tsx';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';
import { adminWords } from '#web/words/en/admin.ts';

const { columns, list: words, statusChange } = adminWords;
const FILTERS = ['title', 'companyName', 'location', 'industry', 'employmentType', 'status'];
const HEAD = [
  { label: columns.job, sort: 'title' },
  { label: columns.company, sort: 'companyName' },
  { label: columns.type },
  { label: columns.location },
  { label: columns.applications, figure: true },
  { label: columns.posted, sort: 'createdAt' },
  { label: columns.deadline },
  { label: columns.status, sort: 'jobStatus' },
];
/** What the list offers; a job that is Closed shows that too. */
const OFFERED: readonly JobStatus[] = ['Active', 'Not Active', 'Block', 'Black List'];

const saving: StatusSaving<JobStatus> = {
  save: ({ id, status }, reason) => call('setJobStatus', { params: { id }, body: { jobStatus: status, reason } }),
  done: statusChange.jobDone,
  failed: statusChange.jobFailed,
};

/** Job Posting Management: every job, of any status. */
function JobsTab({ rows, found }: JobList) {
  return (
    <ManagedList
      rows={rows}
      found={found}
      foundText={
        <>
          {words.jobsFound}: <b className="strong">{countText(found)}</b>
        </>
      }
      filterNames={FILTERS}
      filters={
        <>
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
        </>
      }
      caption={adminWords.area.jobTitle}
      head={HEAD}
      empty={{ title: words.noJobs }}
      kind="job"
      saving={saving}
      statusOf={({ jobStatus }) => jobStatus}
      whomOf={({ title, jobId }) => ({ whom: `${title} (${jobId})`, code: jobId })}
      line={(line) => <JobLine {...line} />}
      details={(row, close) => <AdminJobDetails job={row} onClose={close} />}
    />
  );
}

export const jobsTab = defineTab({ load: loadJobs, View: JobsTab });

function JobLine({ row, selected, status, onStatus, detailsAddress }: LineProps<JobRow, JobStatus>) {
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
      <DetailsCell to={detailsAddress} of={row.title} />
    </Row>
  );
}
