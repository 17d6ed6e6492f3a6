import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EMPLOYMENT_TYPES, JOB_STATUSES, type JobStatus } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { importTexts } from '#texts/admin-import.ts';
import { adminJobTexts as jobTexts } from '#texts/admin-jobs.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { statusTexts } from '#texts/components.ts';
import { employmentTypeTexts } from '#texts/vocabularies.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, IdentityCell, Row } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { employmentTypeOf } from '#web/features/jobs/job.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dateTimeText, dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { labelled } from '#web/lib/labels.ts';
import { isMissing } from '#web/lib/load.ts';
import type { Read } from '#web/lib/queries.ts';
import { ANEW, load, useRead } from '#web/lib/queries.ts';
import { rowsOf, settle } from '#web/lib/settle.ts';
import { importWhom } from '#web/pages/admin/jobs/import-whom.ts';
import { JobCompany } from '#web/pages/admin/jobs/job-company.tsx';
import { AdminJobDetails } from '#web/pages/admin/jobs/job-details.tsx';
import {
  HELD,
  hasLostRecruiter,
  IMPORTS,
  importQuery,
  type JobRow,
  listQuery,
  offeredFor,
  wholeJob,
} from '#web/pages/admin/jobs/job-queries.ts';
import { TakeBack } from '#web/pages/admin/jobs/take-back.tsx';
import { BlockedWork } from '#web/pages/admin/list/blocked-work.tsx';
import type { BulkSaving } from '#web/pages/admin/list/bulk-dialog.tsx';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { type Column, DetailsCell, type LineProps, ManagedList } from '#web/pages/admin/list/managed-list.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';
import type { Route } from './+types/jobs-tab';

export { revalidateUnlessRowToggled as shouldRevalidate } from '#web/pages/admin/list/open-row.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await Promise.all([settle(load(listQuery(url.searchParams))), settle(load(IMPORTS))]);
}

const { columns, list: words, statusChange } = adminTexts;
const FILTERS = [
  'title',
  'jobId',
  'companyName',
  'recruiter',
  'location',
  'industry',
  'employmentType',
  'status',
  'closing',
  'unanswered',
  'import',
];
const HEAD: readonly Column[] = [
  { label: columns.job, sort: 'title', track: 1 },
  { label: columns.company, sort: 'companyName', track: 2, line: 'upper' },
  { label: columns.type, sort: 'employmentType', track: 3, line: 'upper' },
  { label: columns.location, sort: 'location', track: 2, line: 'lower' },
  { label: columns.applications, sort: 'applications', figure: true, track: 3, line: 'lower' },
  { label: columns.posted, sort: 'createdAt', track: 4, line: 'upper' },
  { label: columns.deadline, sort: 'deadline', track: 4, line: 'lower' },
  { label: columns.status, sort: 'jobStatus', track: 5, line: 'upper' },
];
const TRACKS = ['minmax(0, 1.5fr)', 'minmax(0, 1.3fr)', '104px', '96px', '124px'];
const saving: StatusSaving<JobStatus> = {
  held: HELD,
  shownAs: (jobStatus) => ({ jobStatus }),
  save: ({ id, status }, reason, version) =>
    call('setJobStatus', { params: { id }, version, body: { jobStatus: status, reason } }),
  done: statusChange.jobDone,
  failed: statusChange.jobFailed,
};

const many: BulkSaving<JobStatus> = {
  list: 'jobs',
  statuses: JOB_STATUSES,
  named: (count) => jobTexts.jobs({ count }),
  save: ({ ids, status, reason }, headers) =>
    call('setJobStatuses', { body: { ids, jobStatus: status, reason } }, { headers }),
};

/** Job Posting Management: all jobs in any status. */
export default function JobsTab() {
  const [search] = useSearchParams();
  const list = useRead(listQuery(search));
  const { rows, found, failure } = rowsOf(list);
  const filtered = FILTERS.some((name) => search.has(name));
  return (
    <>
      <OpenJob rows={rows} />
      <ManagedList
        rows={rows}
        found={found}
        failure={failure}
        foundText={
          <>
            {words.jobsFound}: <b className="strong">{countText(found)}</b>
            <TakeBackListed />
          </>
        }
        filterNames={FILTERS}
        search={<TextFilter name="title" label={jobTexts.titleOrId} slash />}
        filters={
          <>
            <TextFilter name="jobId" label={jobTexts.jobId} />
            <TextFilter name="companyName" label={columns.company} />
            <TextFilter name="recruiter" label={jobTexts.recruiter} />
            <TextFilter name="location" label={words.location} />
            <TextFilter name="industry" label={words.industry} />
            <ChoiceFilter
              name="employmentType"
              label={words.employmentType}
              all={words.anyType}
              options={labelled(EMPLOYMENT_TYPES, employmentTypeTexts)}
            />
            <ChoiceFilter
              name="status"
              label={words.status}
              all={words.anyStatus}
              options={labelled(JOB_STATUSES, statusTexts)}
            />
            <ChoiceFilter
              name="closing"
              label={jobTexts.closing}
              all={jobTexts.anyEnd}
              options={[{ value: '7', label: jobTexts.endsInAWeek }]}
            />
            <ChoiceFilter
              name="unanswered"
              label={jobTexts.waiting}
              all={jobTexts.anyWaiting}
              options={[{ value: '7', label: jobTexts.unansweredForAWeek }]}
            />
            <ImportFilter />
          </>
        }
        caption={adminTexts.area.jobTitle}
        head={HEAD}
        tracks={TRACKS}
        empty={{ title: filtered ? words.noJobs : jobTexts.none }}
        kind="job"
        saving={saving}
        statusOf={({ jobStatus }) => jobStatus}
        whomOf={(row) => ({
          whom: `${row.title} (${row.jobId})`,
          code: row.jobId,
          alone: !row.recruiterCode,
          left: hasLostRecruiter(row),
          recruiter: row.recruiterCode,
        })}
        line={(line) => <JobLine {...line} />}
        many={many}
        concerns={(ids, undoable) => (
          <BlockedWork jobs={rows.filter(({ _id }) => ids.includes(_id))} undoable={undoable} />
        )}
      />
    </>
  );
}

/** The import that the list is filtered by, if any. */
function useListedImport(): Read<'listImports'>['body'][number] | undefined {
  const [search] = useSearchParams();
  const id = search.get('import') ?? '';
  const { data } = useQuery({ ...importQuery(id), ...ANEW, enabled: id !== '' });
  return data?.body[0];
}

/** Filter by one of the newest imports, or by the import in the address. */
function ImportFilter() {
  const [search] = useSearchParams();
  const imports = useRead(IMPORTS);
  const chosen = search.get('import');
  const listed = useListedImport();
  const newest = imports.ok ? imports.data.body : [];
  const isOlder = listed && !newest.some(({ _id }) => _id === listed._id);
  const options = (isOlder ? [...newest, listed] : newest).map((one) => ({
    value: one._id,
    label: jobTexts.importOf({ file: one.fileName, whom: importWhom(one), time: dateTimeText(one.createdAt) }),
  }));
  if (chosen && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: jobTexts.anotherImport });
  if (options.length === 0) return null;
  return <ChoiceFilter name="import" label={jobTexts.import} all={jobTexts.anyImport} options={options} />;
}

/** Undoes the import that the list is filtered by. */
function TakeBackListed() {
  const listed = useListedImport();
  if (!listed) return null;
  return <TakeBack of={listed} variant="quiet" size="s" label={importTexts.past.takeBackThis} className="ml-3" />;
}

/** The job in the address, which may be on another page of the list, or why it cannot be shown. */
function OpenJob({ rows }: { rows: readonly JobRow[] }) {
  const [search] = useSearchParams();
  const { openRow, close } = useOpenRow(rows);
  const id = search.get('open') ?? '';
  const elsewhere = useQuery({ ...wholeJob(id), ...ANEW, enabled: id !== '' && openRow === undefined });
  if (elsewhere.error && !openRow)
    return (
      <Notice
        tone="amber"
        live="status"
        title={isMissing(elsewhere.error) ? jobTexts.gone : messageOf(elsewhere.error)}
        onClose={close}
      />
    );
  const job = openRow ?? elsewhere.data?.body;
  return job ? <AdminJobDetails key={job._id} job={job} onClose={close} /> : null;
}

function JobLine({ row, pick, selected, status, onStatus, detailsAddress }: LineProps<JobRow, JobStatus>) {
  return (
    <Row selected={selected}>
      {pick}
      <Cell>
        <IdentityCell
          face={<CompanyMark name={row.companyName} src={fileAddress(row.companyLogo)} size="s" />}
          name={
            <span className="line-clamp-2 unstacked:w-max unstacked:max-w-44 unstacked:whitespace-normal">
              <Typed>{row.title}</Typed>
            </span>
          }
          sub={row.jobId}
        />
      </Cell>
      <Cell label={columns.company} className="unstacked:max-w-36">
        <span className="block min-w-0">
          <span className="block stacked:line-clamp-3 unstacked:line-clamp-4 unstacked:w-max unstacked:max-w-36 unstacked:whitespace-normal">
            <JobCompany of={row} />
          </span>
          <span className="sub num block whitespace-normal">
            <span className="visually-hidden">{jobTexts.postedBy}: </span>
            {row.recruiterCode || (row.forNobody ? jobTexts.forNobody : jobTexts.accountGone)}
          </span>
          {row.hiddenBy ? (
            <span className="sub block whitespace-normal">{jobTexts.hiddenBy({ status: row.hiddenBy })}</span>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.type}>{employmentTypeOf(row)}</Cell>
      <Cell label={columns.location}>
        <span className="sm:line-clamp-2 unstacked:w-max unstacked:max-w-32 unstacked:whitespace-normal">
          <Breakable>{placeText(row.location)}</Breakable>
        </span>
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
        <StatusSelect status={status} options={offeredFor(row)} of={`${row.title} ${row.jobId}`} onSelect={onStatus} />
      </Cell>
      <DetailsCell to={detailsAddress} of={row.title} />
    </Row>
  );
}
