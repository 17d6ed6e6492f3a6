import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useLocation } from 'react-router';
import { type JobStatus, RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobsTexts as texts } from '#texts/recruiter.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, IdentityCell, Row, Table } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { employmentTypeOf, workModeOf } from '#web/features/jobs/job.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayRangeText, daysUntil, dayText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import { applicationsTo, openedIn } from '#web/pages/recruiter/addresses.ts';
import { JOB_STATUS_LABELS, type Job } from '#web/pages/recruiter/jobs/job-queries.ts';
import { useJobStatus } from '#web/pages/recruiter/jobs/use-job-status.tsx';
import { OtherCompany } from '#web/pages/recruiter/other-company.tsx';

/** A column hidden on a tablet, where the type is shown below the title. */
const ROOMY = 'sm:max-xl:hidden';

/** The recruiter's jobs, newest first; on a phone each is a card. */
export function JobTable({ jobs, now }: { jobs: readonly Job[]; now: string }) {
  const { choose, question } = useJobStatus();
  const table = (
    <Table
      caption={texts.title}
      head={
        <>
          <HeadCell>{texts.job}</HeadCell>
          <HeadCell className={ROOMY}>{texts.kind}</HeadCell>
          <HeadCell>
            <span className="sm:max-xl:hidden">{texts.deadline}</span>
            <span className="hidden sm:max-xl:inline">{texts.lastDate}</span>
          </HeadCell>
          <HeadCell>{texts.applications}</HeadCell>
          <HeadCell>{texts.status}</HeadCell>
          <HeadCell hidden>{texts.actions}</HeadCell>
        </>
      }
    >
      {jobs.map((job) => (
        <JobRow key={job._id} job={job} now={now} onStatus={(status) => choose(job, status)} />
      ))}
    </Table>
  );
  return (
    <>
      {table}
      {question}
    </>
  );
}

interface JobRowProps {
  job: Job;
  now: string;
  onStatus: (status: JobStatus) => void;
}

function JobRow({ job, now, onStatus }: JobRowProps) {
  const { search } = useLocation();
  const { jobStatus: status } = job;
  const isFrozen = !job.may?.setStatus;
  const { start, end } = job.applicationDeadline;
  const count = job.applications ?? 0;
  const [type, mode] = [employmentTypeOf(job), workModeOf(job)];
  return (
    <Row selected={openedIn(search, 'job')?.toUpperCase() === job.jobId}>
      <Cell kind="title">
        <IdentityCell
          face={<CompanyMark name={job.companyName} src={fileAddress(job.companyLogo)} size="s" />}
          name={
            <Link
              to={withParams(search, { job: job.jobId })}
              preventScrollReset
              state={{ openedHere: true }}
              aria-label={texts.detailsOf({ title: job.title })}
              className="relative before:absolute before:inset-x-0 before:-inset-y-3 before:content-[''] sm:before:hidden"
            >
              <span className="inline-block max-w-[34ch] truncate align-bottom max-xl:max-w-[27ch] max-xl:whitespace-normal min-[87.5em]:max-w-[48ch] max-sm:max-w-none max-sm:whitespace-normal">
                <Typed>{job.title}</Typed>
              </span>
            </Link>
          }
          sub={
            <span className="block max-w-[40ch] truncate max-xl:max-w-[27ch] max-xl:whitespace-normal min-[87.5em]:max-w-[54ch] max-sm:max-w-none">
              <span className="num">{job.jobId}</span>
              <OtherCompany of={job} /> · <Typed>{placeText(job.location)}</Typed>
              {job.employmentType ? (
                <span className="hidden sm:max-xl:inline">
                  {' '}
                  · <span className="whitespace-nowrap">{type}</span>
                </span>
              ) : null}
            </span>
          }
        />
      </Cell>
      <Cell label={texts.kind} className={ROOMY}>
        {type || mode ? (
          <>
            {type} <span className="sub">{mode}</span>
          </>
        ) : null}
      </Cell>
      <Cell label={texts.deadline} className="num">
        {end ? (
          <>
            <span className="sm:max-xl:hidden">{dayRangeText(start, end)}</span>
            <span className="hidden sm:max-xl:inline">{dayText(end)}</span>
          </>
        ) : (
          texts.noDeadline
        )}{' '}
        {end && daysUntil(end, now) < 0 ? <span className="sub">{texts.ended}</span> : null}
      </Cell>
      <Cell label={texts.applications} className="num">
        {count > 0 ? (
          <Link
            className="link relative -mx-1 px-1 before:absolute before:-inset-x-4 before:-inset-y-3 before:content-[''] sm:before:hidden"
            to={applicationsTo(job.jobId)}
            aria-label={texts.applicationsTo({ count, title: job.title })}
          >
            {countText(count)}
          </Link>
        ) : (
          <span className="muted">0</span>
        )}
      </Cell>
      <Cell kind="status" title={isFrozen ? texts.frozen : undefined}>
        <StatusSelect
          status={status}
          options={RECRUITER_JOB_STATUSES}
          labels={JOB_STATUS_LABELS}
          of={`${job.title}, ${job.jobId}`}
          disabled={isFrozen}
          onSelect={onStatus}
        />
      </Cell>
      <Cell kind="actions">
        <ButtonLink
          size="s"
          variant="quiet"
          iconOnly
          icon={Pencil}
          aria-label={texts.editOf({ title: job.title, jobId: job.jobId })}
          to={`/job-posting-forms?job=${job.jobId}`}
        >
          {texts.edit}
        </ButtonLink>
        <ButtonLink
          size="s"
          variant="quiet"
          iconOnly
          icon={Copy}
          aria-label={texts.copyOf({ title: job.title, jobId: job.jobId })}
          to={`/job-posting-forms?copy=${job.jobId}`}
        >
          {texts.copy}
        </ButtonLink>
      </Cell>
    </Row>
  );
}
