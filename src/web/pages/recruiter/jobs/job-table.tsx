import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useLocation } from 'react-router';
import { type JobStatus, RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { CompanyMark } from '#web/components/face.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table, Who } from '#web/components/table.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayRangeText, daysUntil, dayText } from '#web/lib/formats.ts';
import { applicationsTo, openIn, withParams } from '#web/pages/recruiter/dashboard-address.ts';
import { useJobStatus } from '#web/pages/recruiter/jobs/use-job-status.ts';
import type { Job } from '#web/pages/recruiter/load-dashboard.ts';
import { jobsWords as words } from '#web/words/en/recruiter.ts';

const isFrozen = (status: JobStatus): boolean => status === 'Block' || status === 'Black List';

/** A column that a tablet has no room for: it says the kind below the title. */
const ROOMY = 'min-[701px]:max-xl:hidden';

/** The own jobs, newest first; on a phone each is a card. */
export function JobTable({ jobs, now }: { jobs: readonly Job[]; now: string }) {
  const { statusOf, change } = useJobStatus();
  return (
    <Table
      caption={words.title}
      head={
        <>
          <HeadCell>{words.job}</HeadCell>
          <HeadCell className={ROOMY}>{words.kind}</HeadCell>
          <HeadCell>{words.deadline}</HeadCell>
          <HeadCell>{words.applications}</HeadCell>
          <HeadCell>{words.status}</HeadCell>
          <HeadCell hidden>{words.actions}</HeadCell>
        </>
      }
    >
      {jobs.map((job) => (
        <JobRow key={job._id} job={job} now={now} status={statusOf(job)} onStatus={(status) => change(job, status)} />
      ))}
    </Table>
  );
}

interface JobRowProps {
  job: Job;
  now: string;
  status: JobStatus;
  onStatus: (status: JobStatus) => void;
}

function JobRow({ job, now, status, onStatus }: JobRowProps) {
  const { search } = useLocation();
  const { start, end } = job.applicationDeadline;
  const count = job.applications ?? 0;
  return (
    <Row selected={openIn(search)?.toUpperCase() === job.jobId}>
      <Cell kind="title">
        <Who
          face={<CompanyMark name={job.companyName} src={fileAddress(job.companyLogo)} size="s" />}
          name={
            <Link
              to={withParams(search, { job: job.jobId })}
              preventScrollReset
              state={{ openedHere: true }}
              aria-label={words.detailsOf(job.title)}
              className="relative before:absolute before:inset-x-0 before:-inset-y-3 before:content-[''] sm:before:hidden"
            >
              <span className="inline-block max-w-[34ch] truncate align-bottom max-xl:max-w-[22ch] min-[1400px]:max-w-[48ch] max-sm:max-w-none max-sm:whitespace-normal">
                {job.title}
              </span>
            </Link>
          }
          sub={
            <span className="block max-w-[40ch] truncate max-xl:max-w-[27ch] min-[1400px]:max-w-[54ch] max-sm:max-w-none max-sm:whitespace-normal">
              <span className="num">{job.jobId}</span> · {job.location}
              <span className="hidden min-[701px]:max-xl:inline"> · {job.employmentType}</span>
            </span>
          }
        />
      </Cell>
      <Cell label={words.kind} className={ROOMY}>
        {job.employmentType} <span className="sub">{job.workMode}</span>
      </Cell>
      <Cell label={words.deadline} className="num">
        {end ? (
          <>
            <span className="sm:max-xl:hidden">{dayRangeText(start, end)}</span>
            <span className="hidden sm:max-xl:inline">{dayText(end)}</span>
          </>
        ) : (
          words.noDeadline
        )}{' '}
        {end && daysUntil(end, now) < 0 ? <span className="sub">{words.ended}</span> : null}
      </Cell>
      <Cell label={words.applications} className="num">
        {count > 0 ? (
          <Link
            className="link relative -mx-1 px-1 before:absolute before:-inset-x-4 before:-inset-y-3 before:content-[''] sm:before:hidden"
            to={applicationsTo(job.jobId)}
            aria-label={words.applicationsTo(countText(count), job.title)}
          >
            {countText(count)}
          </Link>
        ) : (
          <span className="muted">0</span>
        )}
      </Cell>
      <Cell kind="status" title={isFrozen(status) ? words.frozen : undefined}>
        <StatusSelect
          status={status}
          options={RECRUITER_JOB_STATUSES}
          of={`${job.title}, ${job.jobId}`}
          disabled={isFrozen(status)}
          onSelect={onStatus}
        />
      </Cell>
      <Cell kind="actions">
        <ButtonLink
          size="s"
          variant="quiet"
          iconOnly
          icon={Pencil}
          aria-label={words.editOf(job.title, job.jobId)}
          to={`/job-posting-forms?job=${job.jobId}`}
        >
          {words.edit}
        </ButtonLink>
        <ButtonLink
          size="s"
          variant="quiet"
          iconOnly
          icon={Copy}
          aria-label={words.copyOf(job.title, job.jobId)}
          to={`/job-posting-forms?copy=${job.jobId}`}
        >
          {words.copy}
        </ButtonLink>
      </Cell>
    </Row>
  );
}
